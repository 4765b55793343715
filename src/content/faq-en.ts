import type { FaqLanguage } from './faq.ts';

/** Questions and answers in English. To answer one more, add it to an entry, or add an entry. */
export const en: FaqLanguage = {
  entries: {
    strongest: {
      asks: `what is the strongest project | what is the best work | best projects | top project | which project are you most proud of
        flagship project | what should I look at first | which project should I see first | something impressive | most important project | highlights | most complex project | biggest project | hardest project | most challenging project | which project shows the skills best | favorite project | proudest project | biggest achievement | most successful project | which one should I look at first | where should I start | best app | best website`,
      says: 'These come first in the order that {name} chose:', shows: 'best',
    },
    work: {
      asks: `where has {name} worked | work experience | job experience | work history | previous jobs | what jobs has {name} had | past employers
        professional experience | years of experience | how many years of experience | has {name} done an internship | tell me about the internship | internship experience | career
        how long was the internship | current job | has {name} worked at a company | employment history | how experienced is {name} | what was {name} responsible for at work | what did {name} do as an intern | experience level | seniority | junior or senior | how many years has {name} been coding | how long has {name} been programming | where did {name} intern | last job | what is the current position | relevant experience | practical experience | industry experience | does {name} have experience | what companies has {name} worked for | work before | jobs before`,
      says: '{work}',
    },
    tech: {
      asks: `what technologies does {name} know | tech stack | main stack | favorite stack | what tools does {name} use | skills | technical skills | which frameworks
        programming languages | what programming languages does {name} know | what is {name} good at | strengths | strongest technology | most used technologies | what can {name} do
        frontend or backend | is {name} a frontend or backend developer | full stack | what does {name} specialize in | favorite technology | what is the strongest skill | what does {name} code in | what is your tech stack | which technologies are used | known languages and frameworks | mobile or web | is {name} a mobile developer | is {name} a web developer | expertise | core skills | which databases does {name} use | what tools do you use | best skill | skill set | coding languages | what kind of developer is {name}`,
      says: 'Most used in the projects here: {mostUsed}.[[ All {toolCount} tools: [Tools]({tools}).]]',
    },
    cv: {
      asks: `where can I download the resume | send me the CV | CV in PDF | curriculum vitae | resume for HR | can I see the CV | I need the resume | portfolio pdf
        design portfolio | project portfolio | can I get a copy of the CV | print the CV | latest CV | do you have a resume | share the resume | pdf of the CV | resume link | is the resume available | can you share the CV | view the CV | open the CV | attach the CV`,
      says: '{documents}.',
    },
    open: {
      asks: `when is {name} available | available from | availability | is {name} looking for a job | looking for an internship | can I hire {name} | can we hire {name} full time | start date
        free for freelance work | does {name} do freelance | open to a junior role | when can {name} start | is {name} still available | would {name} join our company | notice period
        we have a job for you | we would love you to join our team | can {name} build an app for me | can {name} make a website for my business | I want an app | I need a website
        job offer | internship offer | can I work with {name} | part time | we are looking for a developer | would you collaborate | does {name} accept commissions | open to opportunities | is {name} available for work | are you available | are you looking for a full time role | is {name} on the market | currently open to offers | internship availability | when can you start | when is {name} free | can {name} start in January | interested in a position | we have an opening | vacancy | hire | can I commission an app | build a website for us | we need a mobile developer | freelance | contract work | does {name} take on projects | which months | how many hours a week | how long can the internship be`,
      says: '{openTo}. To talk about it: {ways}.',
    },
    study: {
      asks: `where does {name} study | which university | what degree | major | education | academic background | when does {name} graduate | graduation date | graduation year | when will {name} finish
        is {name} still a student | is {name} a student | did {name} graduate | what is the thesis about | thesis topic | college | school | GPA | grades | which semester | coursework | what did {name} learn at university | field of study | what is {name} majoring in | which year of study | bachelor | master | expected graduation | student or graduate | when do you finish your studies | educational background | where did {name} go to school | year of graduation | what is {name} studying | alma mater`,
      says: '{education}',
    },
    team: {
      asks: `team experience | leadership experience | has {name} led people | has {name} led a team | teamwork | volunteer work | volunteering | organizations | clubs
        what was the role in the team | role in the team | extracurricular activities | does {name} teach | has {name} taught | mentoring | community work | campus activities | which projects were made in a team | team player | teamwork experience | does {name} work well in a team | works alone or in a team | has {name} managed people | management experience | organization experience | student organizations | has {name} mentored others | team size | soft skills | how does {name} work with others | collaboration | did {name} work with other people`,
      says: '{organisations}[[\n\nProjects made with others: {shared}.]]',
    },
    contact: {
      asks: `email | email address | what is the email | phone number | whatsapp | whatsapp number | how do I reach {name} | get in touch | can we schedule a call | talk to {name}
        can I call {name} | set up an interview | can we meet | interview | contact details | message {name} | send {name} a message | save the contact | contact card | can I talk to {name} directly | contact information | contact info | how can I hire you | how can I write to {name} | where can I send an offer | is there an email | what is your email | mobile number | number | can I text {name} | I want to talk to {name} | book a meeting | call | reach out | is there a contact form | how do we proceed | set up a call | DM`,
      says: '[[[The form]({contact}), or ]]{ways}.',
    },
    salary: {
      asks: `What salary does {name} expect? | expected salary | salary expectations | how much does {name} charge | hourly rate | day rate | price | prices | how much does a website cost | how much for an app
        what does an app cost | budget | cost of a website | paid or unpaid | is it free | payment | what are the rates | fee | quote for a website | how much money | pay | compensation | how much would an internship cost | minimum salary | rate | rates | stipend | how much do you want to earn | wage | would {name} work for free | pricing | is the internship paid | how expensive`,
      says: 'This site names no sums. {name} can: {ways}.',
    },
    place: {
      asks: `Where is {name} based? | where does {name} live | where is {name} from | location | which city | which country | time zone | timezone | does {name} work remotely | remote work | open to remote work | remote or on site
        would {name} relocate | relocate to another city | willing to relocate | can {name} work from home | hybrid | address | does {name} need a visa | work permit | can {name} travel | is {name} local | where are you located | where are you | where do you live | what country are you in | what city do you live in | is {name} in Jakarta | is {name} in Indonesia | based in | can {name} come to the office | hometown | nationality | willing to move | onsite | can you work remotely | work abroad | visa | relocation`,
      says: '{name} is in {place}. About working from elsewhere: {ways}.',
    },
    awards: {
      asks: `Which awards and certificates are there? | awards | has {name} won anything | has {name} won an award | did a project win an award | certificates | certifications | is {name} certified | achievements
        competitions | hackathons | prizes | courses | online courses | any certificates | did {name} win a competition | what has {name} won | honors | recognition | which courses has {name} done | licenses | does {name} have a certificate in Flutter | machine learning certificate | did {name} place in a contest | contests | second place`,
      says: '{certificates}',
    },
    languages: {
      asks: `Which languages does {name} speak? | does {name} speak English | how good is the English | english level | is {name} fluent in English | spoken languages | native language | mother tongue
        can {name} communicate in English | does {name} speak Indonesian | does {name} speak Javanese | language skills | do you speak English | what languages do you speak | can {name} work in English | is the English good enough for meetings | foreign languages | bilingual | human languages | which languages besides English`,
      says: '{languages}',
    },
    about: {
      asks: `Who is {name}? | tell me about {name} | tell me about yourself | introduce yourself | summarize this candidate | summary | what does {name} do | whose portfolio is this | who made this site
        introduction | short bio | what is {name}'s full name | background | about {name} | profile | who are you | job title | describe {name} | who is the owner of this site | what is {name}'s job | tell me something about {name} | give me an overview | overview | quick overview | elevator pitch | in one sentence | who is this | who is behind this site | who am I hiring | what is {name}'s role | the person behind this`,
      says: '{fullName}, {role}, {place}. {personal}',
    },
    bio: {
      asks: `How does {name} work? | why should I hire {name} | why should we hire you | what makes {name} different | what is special about {name} | motivation | what motivates {name} | way of working
        what is {name} like | personality | work style | how does {name} solve problems | how do you start a project | passion | what does {name} like about programming | work ethic | why {name} | why you | what sets {name} apart | what drives {name} | what are the values | strengths and weaknesses | weaknesses | what is the process | approach to problems | how does {name} learn | what inspires {name} | why did {name} start programming | why programming | interests | hobbies | what does {name} enjoy`,
      says: 'In {name}’s own words: {bio}',
    },
    newest: {
      asks: `What is the newest project? | latest project | most recent work | recent projects | what is {name} working on now | current project | what did {name} make last`,
      says: 'The newest first:', shows: 'newest',
    },
    projects: {
      asks: `What has {name} made? | show me the projects | list all projects | how many projects are there | how many projects has {name} made | portfolio | all projects | what has {name} built | examples of work
        which apps has {name} made | show me what {name} made | where can I see your work | see the work | what kind of projects does {name} build | what projects are there | anything to show | show me some work | samples | previous projects | past projects | number of projects | how many apps and websites | give me some projects | what apps have you made`,
      says: '{projectCount} projects: [all of them]({projects}). First in {name}’s order:', shows: 'best',
    },
    clients: {
      asks: `Who were the projects made for? | clients | has {name} worked with real clients | real clients | who are the clients | client work | customers | paid projects | has {name} shipped anything | real users
        which projects are personal | personal projects | who has {name} worked for | commissioned work | which projects were for a company | are the projects used by real people | real world projects | freelance projects | which projects had users | who uses the apps`,
      says: 'Made for or with: {clients}',
    },
    profiles: {
      asks: `Where else is {name} on the web? | github | github link | linkedin | instagram | youtube | telegram | social media | profiles | is {name} on linkedin | is the code on github | blog | github profile
        where can I follow {name} | twitter | other profiles | where is the github | can I see the github | link to github | linkedin profile | instagram account | social links | other links | where can I see the code | is there a youtube channel | online presence`,
      says: '{profiles}.',
    },
    services: {
      asks: `Which services are offered? | what do you sell | online shop | what services do you offer | can {name} proofread my thesis | thesis checking | paraphrasing | rent something | what can I buy | which jobs do you take | help with my thesis | check my thesis | write my thesis | do you sell anything`,
      says: '{name}’s shop: {services}. Prices and orders: {ways}.',
    },
    site: {
      asks: `How was this site made? | what is this site made with | how was this portfolio built | who built this website | is this site open source | what framework is this site | which stack does this site use
        source code of this site`,
      says: 'This site is one of the projects here:', shows: 'website/13', // sample
    },
    bot: {
      asks: `Is this a bot? | are you a bot | are you a bot or a human | bot or human | are you human | are you a real person | am I talking to a person | am I talking to a real person | am I talking to a human | are you AI | is this AI | are you chatgpt | is this chatgpt | which model are you
        what can you do | what can I ask | how does this chat work | what do you know | do you understand me | are you {name} | is this {name} | can I trust the answers | who am I talking to | is a human answering | is this automated | who answers here | are you real | are you a robot | who made you | are you gemini | what questions can I ask | what should I ask | what is this chat | is this {name} himself | can you help me | can I ask you something | I have a question | help me | help | question`,
      says: 'I’m a small program, not a person: I look things up on this site.[[ {model} answers first when it can.]][[ For a person, write in [the form]({contact}).]]',
    },
    privacy: {
      asks: `Is this chat stored? | is this chat private | do you store my messages | do you save this | who can read this chat | cookies | tracking | do you use cookies | is my data safe | privacy
        can {name} read this chat | what happens to my data | do you track me | is it anonymous | does {name} see this | are my questions saved | is this recorded | do you collect data | who sees my message | gdpr`,
      says: '[[Questions here go to {model}, by Google, while it can answer. ]]This site stores no conversation, sets no cookies and tracks nobody.',
    },
    form: {
      asks: `My message could not be sent, what now? | my message did not go through | the form does not work | sending failed | did my message arrive | how fast does {name} reply | when will {name} answer
        {name} has not answered | response time | where does my message go | how long may a message be | the send button does nothing | I got no reply | how long until I get an answer | my email bounced | I could not send my message | error when sending | did {name} get my message | the contact form is broken | how quickly does {name} respond`,
      says: 'If sending fails, the text stays in the form, with other ways below it: {ways}. How soon {name} answers, only {name} can say.',
    },
    theme: { asks: 'Is there a dark mode? | dark mode | dark theme | light mode | light theme | can I make the page darker | switch to dark', says: 'Yes: the button in the bar switches between the system’s theme, light and dark.' },
  },

  talk: [
    { asks: `hi | hello | hey | hi there | hello there | hey there | hiya | yo | good morning | good afternoon | good evening | good day | greetings | hello again | hi bot | hello bot | how are you | hi how are you | hello how are you | nice to meet you`,
      says: 'Hello. Ask about {name}, or search for a project.' },
    { asks: `thanks | thank you | thx | ty | many thanks | thanks a lot | thank you very much | thank you so much | ok thanks | okay thanks | ok thank you | great thanks | thanks that helped | cheers | ok | okay | great | nice | cool | got it | perfect | alright`,
      says: 'You’re welcome.' },
    { asks: `bye | goodbye | bye bye | see you | see you later | good night | have a nice day | take care | ok bye | thanks bye | that is all`, says: 'Goodbye.' },
  ],

  serious: {
    asks: `suicide | suicidal | kill | killing | killed | kms | unalive | rather be dead | just die | be dead | razor | bleach | my wrists | blood | trapped here | no way out | any way out | end of my rope | leave this world | ending things | nothing matters | i want to disappear | been crying | heart is broken | stopped breathing | hurt and alone | im hurt | intensive care | run over | was shot | got shot | was fired | got fired | wrote my will | lethal | survive a fall | end my life | end it all | end it now | ending it | take my life | took my life | own life | want to die | wanna die | going to die | gonna die | wish i was dead | wish i were dead | i die
      can die | deserve to die | should die | hope you die | better off dead | want me dead | wants me dead | i am dead | just died | my death | hurt myself | harm myself | self harm | cut myself | cutting myself | hang myself | jump off | i jump | ill jump | gonna jump
      overdose | overdosed | all the pills | many pills | noose | the rope | drown | on the roof | starve myself | dont want to live | not want to live | dont want to wake | live anymore | be here anymore | no reason to live | point of living | done with life | hate my life | life has no meaning
      meaningless | worthless | hopeless | never born | cant go on | cant take it | cant take this | cant do this anymore | i give up | better without me | better off without me | if i was gone | if i were gone | cares about me | would miss me | goodbye forever | goodbye note | goodbye letter | my last message to | is my last message | goodbye everyone | next life | sleep forever
      be over soon | hate myself | hates me | feel empty | everything is dark | tired of everything | tired of living | lonely | nobody to talk to | no one to talk to | depressed | depression | going crazy | hear voices | panic attack | cant breathe | bleeding | ambulance | emergency | in danger
      died | passed away | buried | funeral | grief | grieving | have cancer | has cancer | miscarriage | lost my baby | wife left me | husband left me | girlfriend left me | boyfriend left me | divorced | divorce | lost my job | cant feed | homeless | kicked out | on the street | addicted | heroin | drink every night | failed everything | pregnant
      rape | raped | rapist | molested | molest | touches me | touched me | gropes me | forced me | didnt stop | assault | assaulted | abused | abusive | abuses | beats me | beat me | hits me | hit me | hitting me | slaps me | locks me in | let me go home | scared of my | afraid of my | bully me | bullied | laugh at me | following me
      stalking | stalker | stalks me | harassed | harassing | harasses | blackmailed | blackmail | threatened | threatens | threat | shoot you | shoot him | shoot her | shoot them | shoot everyone | shoot people | shoot up | shooting people | a gun | my gun | a knife | stab | stabbed | stabbing | bomb | bombs | bombed | explosive | murder | poison | torture
      kidnap | hide a body | hurt you | hurt him | hurt her | hurt them | hurt people | hurt someone | hurt my daughter | hurt my son | hurt my boss | hurts me | burn your | burn down | break your | coming for you | watch your back | will pay for this | know where you live | know where {name} lives | revenge | something terrible | attack you | attack him | attack them | in the war | violence | violent
      fuck | fucking | fucker | fucked | shit | bitch | cunt | asshole | a dick | whore | slut | bastard | stupid | idiot | idiots | dumb | moron | retard | loser | useless | is garbage | is trash | ugly | pathetic | you suck | sucks | shut up | go to hell | burn in hell | thanks for nothing | hate you | hate him | hate her | fraud | scammer | liar
      terrorists | filthy | retarded | dirty to me | underwear | be my girlfriend | photos of me | sexual favors | sexual favours | sexual abuse | sexually | deadliest | a bullet | be beaten | have your address | outside your house | back to your country | no talent | worst developer | piece of trash | are trash | on fire | slapped | controls all my | wants my pictures | suck my | run people over | nudes | nude | naked | sex | sexy | tits | boobs | penis | pussy | porn | horny | sleep with you | are you wearing | hitler | nazi | gas them | hate jews | hate muslims | hate women | hate gays | dirty muslims | dirty jews | nigger | faggot | terrorist | all javanese | hack his | hack her | hack your`,
    says: 'I’m only a small program and can’t help with this. If you or somebody else is in danger, please call the emergency number where you are.[[ For someone to talk to: {helpLine}.]]',
  },

  frame: {
    results: 'Here is what this site says about that:',
    none: 'I’m a small program that only knows this site. {name} can tell you:',
    ask: 'Ask {name} in the contact form',
    found: 'Projects: {count}',
    project: '**[{title}]({page})**, {date}. {description}\n\n- For or with: {client}[[\n- Role: {part}]][[\n- Made with: {technologies}]][[\n- {facts}]][[\n- Demo: {demo}]][[\n- Source: {source}]][[\n- Download: {download}]]',
  },

  stopWords: `a an the and also to of for in on at with by from about as is are was were be been being am do does did done has have had can could may might will would shall should must i im ive me my we our us you your yours youre
    he him his she her they them their it its that this these those there here what whats which who whom whose when where how why show tell give list see find get want know like please pls kindly just some any all only more much many very so if or then than
    one ones ever still now before previously ago during currently right today recently usually often already while because since until after able going doing being having myself yourself maybe perhaps possible possibly briefly quick quickly also both each every other another such own same few most e mr sir dear anyone someone guys hows whos wheres lets wed youd theyd hed love january february march april may june july august september october november december info information kind type types level yet too really actually something anything else thing things well okay ok hi hello hey hes shes good lot let lets up out into say said kind sort person guy developer owner candidate`,
  statements: 'i im ive id ill my we were our you youre your yall he hes she shes they theyre their it its somebody someone nobody everyone everybody people women men mom dad nothing all tonight filthy worst',
  endings: 's ing ed',
  same: `resume cv vitae | experience experienced experiences | intern internship internships | work works worked working | job jobs | study studies studied studying | university college campus | graduate graduates graduated graduation | email mail
    phone telephone | contact reach | hire hiring recruit employ | available availability | salary salaries wage pay compensation | cost costs price prices charge | live lives living | location located based | award awards prize prizes | certificate certificates certification certifications certified
    technology technologies tech | stack stacks | tool tools | skill skills | team teams teamwork group | lead led leads leading leader leadership | volunteer volunteered volunteering voluntering | build builds building built | make makes making made created create | develop developed | best strongest greatest top | newest latest recent
    speak speaks spoken | store stored stores save saved saves | remote remotely | relocate relocation move | bot robot chatbot | shop store ecommerce commerce | sell sells selling | blind visually impaired | note notes | buy order | client clients customer customers | demo live | code source repo repository | quiet calm tranquil | offline network internet | money cash rupiah banknote | book books library | course courses | student students | teach teaches taught teaching mentor mentoring`,
  chooses: {
    website: 'website, websites, site, sites, web, webpage, web app, web apps, web project, web projects',
    mobile: 'app, apps, mobile, mobile app, mobile apps, mobile project, mobile projects, android, android app, android apps, phone app, phone apps',
    newest: 'newest, latest, most recent, recent, last', oldest: 'oldest, first, earliest', best: 'best, strongest, greatest, top, flagship, most impressive',
    not: 'not, without, except, besides, other than, no, dont, doesnt, didnt, arent, isnt, neither, excluding', but: 'but, from, in, with, using, made with', or: 'or, either',
    demo: 'demo, demos, live, online', source: 'source, source code, code, repo, repos, repository, open source', download: 'download, downloads, install, apk, play store, app store',
    any: 'project, projects, work, works, use, uses, used, using, build, built, builds, make, made, makes, create, created, develop, developed, know, knows, experience, experienced, familiar, year, years, portfolio, worked, code, count, number, done',
    about: 'made, make, built, build, created, develop, developed, date, year, finished, released, started, technologies, technology, tech, stack, tools, language, framework, database, client, team, alone, people, role, part, contribution, problem, result, outcome, challenge, hard, difficult, users, code, source, repo, open source, demo, try, live, link, download, install, apk, screenshot, screenshots, pictures, old, work, project, used, use, explain, details, cost',
    it: 'it, its, that, this, that one, this one, that project, this project, the project, the app',
  },
};
