import type { GuideLanguage } from './guide-types.ts';

/** What the guide answers in English. To teach it a question, add it to the answer that fits. */
export const en: GuideLanguage = {
  answers: {
    hello: `hi | hello | hey there | good morning | good afternoon | good evening | good day | how are you | how is it going | hey how r u today | nice to meet you
      > Hello and welcome! I can show you what this site says about {name}.`,
    thanks: `thanks | thanks a lot, that helped | thx | ok | okay great | perfect | that was helpful, cheers | thanks, that is all | nice | cool | got it | alright
      > You’re welcome! Ask away if you want to know more about {name}.`,
    bye: `bye | goodbye | see you later | take care | have a nice day | good night bye
      > Goodbye, and take care![[ You can reach {name} through [the contact form]({contact}).]]`,
    badNews: `I have bad news | my cat died this morning | my grandfather passed away | I lost my job | I failed my exam | I am sad | I feel so lonely | I had a bad day
      my girlfriend left me | my mother is in hospital | I got rejected | I am stressed
      > I’m sorry to hear that. I’m only a program on this site, but I hope someone close to you has time for you today.`,
    complaint: `That was no help | you did not answer my question | that is not what I asked | you do not understand me | your answers are bad | wrong answer
      you keep saying the same thing | this is annoying
      > Sorry I couldn’t help.[[ Ask {name} through [the contact form]({contact}).]]`,
    help: `What can I ask you? | what can you do | what can you answer | help | what sort of things can you answer | how can you help me | what do you know
      give me some examples of questions | what topics can you talk about
      > Just ask. I look for answers in the content of this site.`,
    bot: `Are you a bot or a human? | who are you | are you {name} | am I talking to a person | who am I chatting with | what is your name | are you a real person
      is this a bot | introduce yourself | what should I call you | are you {name} himself or a bot | do you have feelings | how old are you | Are you an AI?
      which model are you | which llm is behind this chat | are you a real AI or scripted | is this chat powered by AI | are you gpt or gemini
      how do you come up with these answers | where do your answers come from | how does this chat work | do you hallucinate | can I trust your answers
      > I’m this site’s guide: a program, not a person or a language model. I look up what the site says about {name}.[[ {model} answers first when it can.]][[ To talk to a human, use [the contact form]({contact}).]]`,
    languagesOfBot: `Which languages do you speak? | do you speak German | can I write to you in Javanese | which languages can you reply in | do you understand Indonesian
      can you speak English
      > I understand questions in English, and many in Indonesian and Javanese. I quote texts as they were written.`,
    about: `Who is {name}? | tell me about {name} | give me a short introduction to this developer | can you introduce this candidate | a quick summary of who {name} is
      what does {name} do | tell me something about the person behind this portfolio | what is his background | who made this portfolio | what is his job title
      is he a designer or a developer | What is his full name? | what is his real name
      > {fullName}, {role}, {place}. {personal}`,
    bio: `How does {name} work? | what is his way of working | where do his ideas come from | why does he like programming | what got him into making apps
      what is he like as a person | what does he do when something breaks | how does he start a project | why should we hire him | what motivates him
      what makes him different | what are his strengths | why did he start coding | what are his hobbies
      > In his own words: {bio}`,
    location: `Where does {name} live? | where is he based | where is he from | which city is he in | what country is he from | is he from Jakarta
      where is the developer located | does he live in Surabaya | what time zone is he in
      > {name} is in {place}. This site doesn’t give an address.`,
    education: `What does {name} study? | where did he study | which university does he go to | is he a student or already graduated | what is his major
      what degree does he have | when does he graduate | is he still at university | education background | what is his GPA | did he finish his studies
      is he still in college or already working
      > {education} I don’t know about grades.`,
    work: `Where has {name} worked? | does he have work experience | what jobs has he had | has he done an internship | has he worked at a company | employment history
      what is his current job | tell me about his career | does he have professional experience
      > {work}`,
    organisations: `Which organisations has {name} been in? | volunteer work | did he lead a team | leadership experience | is he active on campus
      extracurricular activities | does he teach | community work | has he worked in a team
      > {organisations}`,
    certificates: `Which certificates does {name} have? | has he won any awards | prizes | any certifications | did he win a competition | what courses has he finished
      achievements | did any of his projects win a prize | has he taken online courses
      > {certificates}`,
    languages: `Which languages does {name} speak? | does he speak English | how good is his English | is he fluent in English | can he communicate in English
      what is his native language | does he speak Javanese | spoken languages
      > {languages}`,
    openTo: `Is {name} open to work? | can I hire him | is he available for an internship | is he looking for a job | would he take a freelance job
      can he build a website for me | can I work with him | we are looking for an intern, is he open | can he make an app for my business | I want to offer him a job
      can I team up with him | would he join our project | is he free in March | can he start in January | does he accept commissions | we have a vacancy
      > {openTo}. For anything else, ask {name}: [[write in [the contact form]({contact}), or ]]{ways}.
      ! Please ask {name}: [[write in [the contact form]({contact}), or ]]{ways}.`,
    terms: `What does {name} charge? | what salary does he expect | hourly rate | does he work remotely | would he relocate | how much does a website cost
      what is his notice period | how long does it take to build a website | price | how much does he ask for an app | can he work from home | does he sign an NDA
      paid internship | budget for a website | How do I order? | where do I pay | how can I pay | I want to place an order | payment methods | How fast does {name} reply?
      how long until he answers | when will he answer my message | I sent a message and never heard back | will he answer today
      > This site says nothing about prices, payment, dates, or how soon {name} replies. Please ask: [[write in [the contact form]({contact}), or ]]{ways}.`,
    private: `How old is {name}? | is he single | does he have a girlfriend | is he married | what is his religion | is he muslim | when is his birthday
      what is his home address | what is his house number | what does his mother do | how tall is he | does he have pets | what is his bank account
      > That’s private, and this site doesn’t say.`,
    tools: `Which tools does {name} use? | what are his skills | list all the tools | what technologies does he know | which programming languages does he know
      what can he do | what frameworks does he use | how many tools are on the list | what is he good at | what software does he use
      > {name} lists {toolCount} tools: {toolNames}. More in [Tools]({tools}).`,
    mostUsed: `Which technologies does {name} use most? | what is his favourite stack | most used framework | what is his strongest skill
      which language does he use most often | what does he excel at | what is he best at | what does he specialise in | preferred stack
      rank the tools by how much he uses them | does he prefer Flutter or React | React or Laravel, which one does he use more
      > By number of projects here: {mostUsed}.`,
    knowsTech: `Does {name} know {tech}? | can he use {tech} | is he good with {tech} | has he worked with {tech} | how much experience does he have with {tech}
      is he familiar with {tech} | is he fluent in {tech} | can he code in {tech}
      > [[{known} is listed in [Tools]({tools}) or used in a project here. ]][[{found}.]]`,
    shop: `What does the shop sell? | what does he sell | which services are offered | what can I order in the shop | do you rent things to students | paraphrasing
      what can I rent | can you check my thesis | does he have an online shop | what can I buy here
      > {name}’s online shop offers {services}. For prices, please ask[[ through [the contact form]({contact})]].
      ! {name} doesn’t sell anything here.[[ If you need something, ask through [the contact form]({contact}).]]`,
    contact: `How can I contact {name}? | what is his email | phone number | whatsapp number | can I call him | how can I talk to him | get in touch
      I want to leave a message | can I have a word with him | email address | how do I write to him | can I meet him | contact details | can I schedule an interview
      How do I save his contact to my phone? | can I download his contact | vcard | put his number into my contacts
      > [[Write in [the contact form]({contact}), or ]]{ways}.[[ A button beside [the form]({contact}) saves {name} as a contact.]]`,
    profiles: `Where else is {name} on the web? | what is his github | does he have linkedin | instagram handle | is he on youtube | social media
      does he have a blog or youtube | github and linkedin | telegram | his profiles | twitter
      > {name} is on {profiles}.
      ! This site lists no profiles.`,
    cv: `Can I see his CV? | where can I find his resume | is there a pdf of his portfolio | can I download his portfolio | can I see a resume I can forward to HR
      design portfolio | where can I see his designs | get a copy of his CV
      > {pdfs}.[[ For anything else, ask through [the contact form]({contact}).]]
      ! There is none here yet. Please ask {name}: {ways}.`,
    form: `Where is the contact form? | where does my message go | what happens when I press send | who reads what I send in the form | does the form need my phone number
      where do messages from the form end up | How long may my message be? | is there a character limit | how long can my question be | maximum length of a message
      > [The contact form]({contact}) is near the end of the home page. [[What you write goes to {name} on {service}; ]]this site keeps no copy. A message may have {longestMessage} characters, a question here {longestQuestion}.`,
    failed: `My message could not be sent, what now? | the contact form does not work | the send button does nothing | sending failed, is my text lost
      I got an error when I pressed send
      > If sending fails, your text stays in the form, with other ways to send it below.[[ You can also write {ways}.]]`,
    feedback: `I found a bug, where do I report it? | where do I send feedback | I found a typo on this page | this page looks broken | a link is dead
      whom do I tell about an error on the site
      > Thank you! Please tell {name}: [[in [the contact form]({contact}), or ]]{ways}.`,
    privacy: `Is this chat stored? | who can read what I write here | privacy | will he see this conversation | do you track visitors | do you use cookies
      is anything saved | do you remember what I asked before | are there ads | is my data safe | do you keep my messages
      > Questions here go to {model}, a language model of Google, which answers first when it can. This site doesn’t store them. It sets no cookies, shows no ads and tracks nobody.
      ! This chat stays in your browser and isn’t stored. This site sets no cookies, shows no ads and tracks nobody.`,
    theme: `Is there a dark mode? | light mode | how do I make this page less bright | switch to dark theme | my eyes hurt, the page is too bright
      > Yes: a button in the bar switches between dark, light and your system’s setting.`,
    site: `How was this website made? | who made this website | what is this site | what sections are on this site | is this site open source | what is this page about
      which framework does this site use | is the code of this site public
      > This is the portfolio of {fullName}: [[[tools]({tools}), ]][[[projects]({projects}) ]]and the person behind them.`,
    projects: `What has {name} made? | show me the projects | list all projects | how many projects are there | what has he built so far | portfolio
      where can I see his projects | how many projects does he have | what are his best projects | which projects should I look at | anything else he made
      do you have more websites or more apps | show me everything
      > {found}. All of them are in [Projects]({projects}).
      ! There are no projects here yet.`,
    find: `Which projects use {tech}? | projects with {tech} | which {kind} use {tech} | {kind} without {tech} | show me the {tech} projects | what did he build with {tech}
      anything in {tech} | how many {kind} did he make | list the {kind} | has he made any {kind} | everything that is not a {kind} | what did he make in {year}
      how many projects did he make in {year} | list everything from {year}
      > {found}.`,
    newest: `What is the newest project? | latest project | most recent {kind} | what did he make last | list projects by date, newest first | what is he working on now
      last thing he built
      > {found}, newest first.`,
    oldest: `What was the first project? | oldest project | what did he start with | what was the very first thing he built | first project with {tech}
      list projects from oldest to newest | How many years of experience does {name} have? | how long has he been coding | since when does he make apps
      how many years has he been making software
      > {found}, oldest first.`,
    clients: `Who did he make projects for? | which projects were for real clients | who are his clients | what did he build for clients | projects made for others
      has he shipped anything for paying clients | which are personal projects | which projects were made in a team | team projects | university projects
      > Made for or with: {clients}`,
    demos: `Which projects have a demo? | is there a demo | which ones are live | what can I try in my browser | which {kind} have a demo
      > With a demo: {found}.`,
    sources: `Which projects are open source? | where can I see his code | which projects have a repo | can I see the source code of his projects
      projects with source on github | which repos are public
      > With public source code: {found}.`,
    downloads: `Which apps can I download? | what can be downloaded | is there an apk | are his apps on the play store
      > To download: {found}.`,
    compare: `What is the difference between {project} and {project}? | compare {project} and {project} | {project} vs {project} | which came first, {project} or {project}
      is {project} older than {project}
      > Side by side:`,
    project: `What is {project}? | tell me about {project} | what does {project} do | {project} | show me {project} | describe {project} | I want to see {project}
      can you explain {project} | more about {project} | who is {project} for | how does {project} work
      > {title}, {date}: {summary}`,
    projectDate: `When was {project} made? | how old is {project} | what year is {project} from | when did he build {project} | when was it finished, {project}
      date of {project}
      > {title} is from {date}.`,
    projectTime: `How long did {project} take? | how long did it take to build {project} | how many hours went into {project} | how long did he work on {project}
      > {title} is from {date}. This site doesn’t say how long it took.`,
    projectTech: `What is {project} made with? | which technologies does {project} use | does {project} use {tech} | is {project} written in {tech}
      tech stack of {project} | what was {project} built with | which framework did he use for {project}
      > {title} is made with {technologies}.`,
    projectClient: `Who was {project} made for? | who made {project} | was {project} made for a client | who is the client of {project} | did he make {project} alone
      who was in the team of {project} | what was his role in {project} | what did he do in {project} | how many people worked on {project} | is {project} a team project
      > {title}, made for or with: {client}.[[ His part: {part}]]`,
    projectDemo: `Is there a demo of {project}? | can I try {project} | where can I open {project} | is {project} live
      > {title}: {demo}
      ! There is no public demo of {title}.`,
    projectSource: `Is the code of {project} public? | is {project} open source | github of {project} | can I see the code of {project}
      > Source code of {title}: {source}
      ! The source code of {title} is not public.`,
    projectDownload: `Can I download {project}? | install {project} | apk of {project} | is {project} free
      > Download of {title}: {download}
      ! {title} can’t be downloaded here.`,
    projectScreens: `Are there screenshots of {project}? | can I see pictures of {project} | what does {project} look like | show me the screens of {project}
      > {page} shows its pictures.`,
    projectHard: `What was hard about {project}? | what problem did {project} solve | biggest challenge of {project} | what did he learn from {project}
      why did he make {project} | what came of {project} | result of {project}
      > {page} says: {story}`,
  },

  fixed: {
    distress: `kill myself | want to die | wanna die | end my life | suicidal | commit suicide | hurt myself | self harm | cutting myself | no reason to live
      wish I was dead | wish I wouldn't wake up | tired of living | better off without me | can't go on anymore | being abused | he hits me | he beats me | would miss me
      if I was gone | don't want to live | don't want to be alive | scared to go home
      > I’m sorry that things are so hard right now. I’m only a program, but you don’t have to be alone with this: please talk to someone you trust today.[[ You can call {helpLine}.]]`,
    abuse: `fuck you | fuck off | you are stupid | is useless | are useless | you suck | this website sucks | shut up | piece of garbage | stupid bot | you idiot
      is a fraud
      > Sorry if something here let you down.[[ {name} would like to hear what could be better: [the contact form]({contact}).]]`,
    elsewhere: `write me a | write a poem | tell me a joke | the weather | the president | who will win | build a bomb | repeat after me | ignore all previous
      ignore previous | system prompt | your instructions | api key | bot token | you are now | pretend | drop table | write my thesis | my homework | meaning of life
      go on a date | marry me | love you | send nudes
      > I can’t help with that.`,
  },

  frame: {
    near: 'I’m not sure what you mean. Did you mean:',
    quote: 'The closest passage on this site:',
    none: 'I don’t know that.',
    missing: 'This site doesn’t say.',
    empty: 'No project here fits that.',
    ask: 'Ask {name} in the contact form',
    found: '{projects}[[ with {tech}]][[ without {without}]][[ from {year}]]',
    nouns: { project: ['project', 'projects'], website: ['website', 'websites'], mobile: ['mobile app', 'mobile apps'] },
  },

  stopWords: `a an the but pls plz u ur please just really actually so well um hey hi kindly maybe perhaps there here this that these those some any also too to of and then now
    quick question can could would you me i im my we our be is are was were am do does did has have had been it its in on at for with by from`,
  endings: 's ing ed',
  same: `use uses used using utilise | make makes made build builds built create created develop developed done did code coded
    project projects work works piece | technology technologies tech tools tool stack | show list see view give display tell | which what whats
    download install downloaded | demo live online try tried | repo repository source code | contact reach`,
  owner: 'he, him, his, she, her, candidate, this developer, this guy, the owner',
  it: 'it, that, that one, this one, that project, this project',
  website: 'website, websites, site, sites, web, webpage, web app, web apps',
  mobile: 'app, apps, mobile, mobile app, mobile apps, mobile project, mobile projects, android, android app, android apps, phone app, phone apps, phone',
  newest: 'newest, latest, most recent, last, recent',
  oldest: 'oldest, first, earliest',
  not: 'not, without, except, besides, other than, no, dont, doesnt, arent, isnt, neither, excluding, apart from, leaving out, minus, avoid',
  or: 'or, either',
};
