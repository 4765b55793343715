import { stemmer } from '@orama/stemmers/english';
import { eng } from 'stopword';
import type { FaqLanguage } from './schema/chat.ts';

/** Questions and answers in English. To answer one more, add it to an entry, or add an entry. */
export const en: FaqLanguage = {
  entries: {
    strongest: {
      asks: `best work | strongest project | best project | best app | top project | flagship project | favorite project | which projects is {name} proud of | proudest work | something impressive
        most impressive work | most important project | hardest project | most challenging project | biggest achievement | biggest success | highlights | where to start`,
      says: 'These come first in the order that {name} chose:', shows: 'best',
    },
    work: {
      asks: `where has {name} worked | work experience | job experience | professional experience | years of experience | how much experience | career | internship | how long was the internship | was {name} an intern
        what did {name} do at work | previous jobs | past employers | companies {name} worked for | current job | employment history | production experience | responsibilities | junior or senior`,
      says: '{work}',
    },
    tech: {
      asks: `tech stack | favorite stack | main stack | favorite technology | which technologies does {name} know | programming languages | which languages does {name} code in | skills | strongest skills | which tools does {name} use | frameworks | databases
        what is {name} good at | frontend or backend | full stack | mobile or web | web developer | specialization | expertise | coding | testing`,
      says: '[[For the web: {web}.]][[ For mobile: {mobile}.]][[ All {toolCount} tools: [Tools]({tools}).]]',
    },
    cv: {
      asks: `resume | cv | curriculum vitae | download the resume | download the CV | CV in PDF | send the resume | send over a CV | latest CV | copy of the resume | portfolio in PDF | design portfolio | documents`,
      says: '{documents}.',
    },
    open: {
      asks: `availability | when is {name} available | available from | available for hire | is {name} searching for a job | looking for work | searching for an internship | internship spot | hire {name} | can we hire {name} | start date | could {name} start in january | begin next month
        freelance work | contract work | part time | full time | job offer | join our team | work for us | work with us | open position | can {name} build an app for us | build a website for my business | make a website for my shop | I need a website | we need an app | commission an app | recruiter hiring a developer | collaborate on a project | takes on new clients`,
      says: '{openTo}. To talk about it: {ways}.',
    },
    study: {
      asks: `which university | uni | where does {name} study | studies | degree | major | education | school | college | graduation | when does {name} graduate | which year will {name} finish the degree | finished university | done with university | still a student | thesis | what is the thesis about | writing a thesis | semester | grades | GPA | informatics`,
      says: '{education}',
    },
    team: {
      asks: `has {name} worked in a team | team experience | led a team | leadership experience | team leader | managed people | teamwork | volunteer work | organizations | clubs | taught students | teaching | mentoring | soft skills | community work`,
      says: '{organisations}',
    },
    contact: {
      asks: `contact | how to reach {name} | best way to reach {name} | get in touch | email address | phone number | whatsapp number | phone call | set up a call | schedule an interview | arrange a meeting | meet next week | send a message to {name} | talk to {name} | write to {name}`,
      says: '[[[The form]({contact}), or ]]{ways}.',
    },
    salary: {
      asks: `What salary does {name} expect? | expected salary | how much does {name} charge | hourly rate | price | price list | prices for websites | how much does a website cost | cost of an app | budget | fee | rates | wage | pay | how much to be paid per month | paid internship | monthly salary | free of charge | quote`,
      says: 'This site names no sums. {name} can: {ways}.',
    },
    place: {
      asks: `Where is {name} based? | where does {name} live | where is {name} from | which town | which city | which country | location | home town | time zone | remote work | work remotely | relocate | on site or remote | move to another city`,
      says: '{name} is in {place}. About working from elsewhere: {ways}.',
    },
    awards: {
      asks: `Which awards and certificates are there? | awards | has {name} won a prize | did {name} win a competition | certificates | certifications | certified courses | achievements`,
      says: '{certificates}',
    },
    languages: {
      asks: `Which languages does {name} speak? | how well does {name} speak English | English level | fluent English | speaks Javanese | speaks Indonesian | spoken languages | mother tongue | native language`,
      says: '{languages}',
    },
    about: {
      asks: `Who is {name}? | who are you | about {name} | tell me about {name} | introduce yourself | quick summary of this person | summary | background | what does {name} do | whose portfolio is this | whose site is this`,
      says: '{fullName}, {role}, {place}. {personal}',
    },
    bio: {
      asks: `How does {name} work? | why hire {name} | why should we pick {name} over others | what makes {name} different | what motivates {name} | motivation | way of working | personality | strengths and weaknesses | hobbies | interests`,
      says: 'In {name}’s own words: {bio}',
    },
    newest: {
      asks: `What is the newest project? | latest project | most recent work | what has {name} been building lately | recently built | working on now | current project`,
      says: 'The newest first:', shows: 'newest',
    },
    projects: {
      asks: `What has {name} made? | show me the projects | all projects | list of projects | how many projects | what has {name} built | portfolio | examples of work | what kinds of stuff has {name} made`,
      says: '{projectCount} projects: [all of them]({projects}). First in {name}’s order:', shows: 'best',
    },
    clients: {
      asks: `Who were the projects made for? | clients | customers | real clients | paying clients | client work | paid projects | real users | who uses the apps`,
      says: 'Made for or with: {clients}',
    },
    references: {
      asks: `What do people say about {name}? | what do clients say | references | testimonials | reviews | recommendations | feedback`,
      says: '{quotes}',
    },
    private: {
      asks: `How old is {name}? | age | birthday | married | girlfriend | boyfriend | relationship | children | religion | politics`,
      says: 'That is private, and this site says nothing about it.',
    },
    profiles: {
      asks: `Where else is {name} on the web? | github | github account | github profile | linkedin | link to linkedin | instagram | youtube | telegram | social media | profiles`,
      says: '{profiles}.',
    },
    services: {
      asks: `Which services are offered? | what does the shop sell | online shop of {name} | what can I buy | thesis checking | paraphrasing | rent something`,
      says: '{name}’s shop: {services}. Prices and orders: {ways}.',
    },
    site: {
      asks: `How was this site made? | what is this website built with | how was this website built | is this site open source | framework of this site | source code of this site | how was this portfolio made`,
      says: 'This site is one of the projects here:', shows: 'website/13',
    },
    bot: {
      asks: `Is this a bot? | are you a bot | am I chatting with a real human | am I talking to a real person | are you human | are you an AI | is this ChatGPT | robot`,
      says: 'I’m a small program, not a person: I look things up on this site.[[ {model} answers first when it can.]][[ For a person, write in [the form]({contact}).]]',
    },
    privacy: {
      asks: `Is this chat stored? | do you store my messages | do you keep what I type | is this chat private | who can read this chat | privacy | cookies | tracking | is my data safe`,
      says: '[[Questions here go to {model}, by Google, while it can answer. ]]This site stores no conversation, sets no cookies and tracks nobody.',
    },
    form: {
      asks: `My message could not be sent, what now? | my message was not sent | the form does not work | sending failed | did my message arrive | I sent a message but got no reply | how fast does {name} reply | when will {name} answer`,
      says: 'If sending fails, the text stays in the form, with other ways below it: {ways}. [[{name} says: “{replyTime}”]]',
    },
    theme: {
      asks: `Is there a dark mode? | dark theme | light theme | switch to dark mode | page too bright | change the colors of this page`,
      says: 'Yes: the button in the bar switches between the system’s, light and dark.',
    },
  },

  talk: [
    {
      asks: `hi | hello | hey | hi there | hello there | good morning | good afternoon | good evening | hello bot | how are you | nice to meet you`,
      says: 'Hello. Ask about {name}, or search for a project.',
    },
    { asks: `thanks | thank you | thanks a lot | thank you very much | ok thanks | great thanks | cheers | ok | okay | great | nice | cool | got it | perfect`, says: 'You’re welcome.' },
    { asks: `bye | goodbye | see you | see you later | good night | have a nice day | take care`, says: 'Goodbye.' },
  ],

  serious: {
    asks: `kill myself, killed himself, killed herself, kill yourself, end my life, end it all, want to die, want to live, hurt myself, harm myself, cut myself, self harm, die in my sleep, go die, hope you die, deserve to die, no point in living, cant go on, nothing matters, deserve to live, know where you live, coming for you, no reason to live, hurt people, shoot up
      hang myself, hang yourself, pipe bomb, make a bomb, not breathing, cant breathe, heart attack, chest hurts, chest pain, wont wake up, touches me, hits me, beats me, raped me, shut up, piece of shit, go to hell, fuck you
      depressed, depression, lonely, crying, panic, nightmares, scared, terrified, pointless, meaningless, bully, bullied, threatens, addicted, disappear, suicide, suicidal, die, dying, dead, kill, murder, stab, shoot, gun, bomb, poison, overdose, bleed, blood, unconscious, collapsed, seizure, stroke, ambulance, rape, abuse, beat, nude, hate, worthless, hopeless, fuck, shit, bitch, idiot, stupid, gassed, cancer`,
    self: 'i im ive id ill me my mine myself',
    owner: 'you your youre he hes him his',
    others: 'you youre he hes she shes they theyre someone somebody everyone everybody nobody people',
    trade: `code server process linux deadline battery crash bug data offline loading speed laptop feature fix button dashboard software game system company shop business startup recruiter recruiting hire hiring need looking designer developer engineer client customer job offer
      position project portfolio website app page link form source name cv resume pdf interview meeting internship demo menu browser design certificate email`,
    says: 'I’m only a small program and can’t help with this. If you or somebody else is in danger, please call the emergency number where you are.[[ {helpLine}]]',
    unsure: 'I’m a small program and only know this site. If you aren’t well, please talk to someone.[[ {helpLine}]]',
    helpLine: 'For someone to talk to, free and in your country: [findahelpline.com](https://findahelpline.com).',
  },

  frame: {
    results: 'Here is what this site says about that:',
    missing: '[[Nothing here mentions {words}. ]]The closest on this site:',
    lacks: 'The page of {title} doesn’t mention {words}.',
    none: '[[Nothing here mentions {words}. ]]I’m a small program that only knows this site.[[ {name} can tell you:]]',
    ask: 'Ask {name} in the contact form',
    found: 'Projects: {count}',
    project: '**[{title}]({page})**, {date}. {description}\n\n- For or with: {client}[[\n- Role: {part}]][[\n- Made with: {technologies}]][[\n- {facts}]][[\n- Demo: {demo}]][[\n- Source: {source}]][[\n- Download: {download}]]',
    now: 'present',
    expected: 'expected {date}',
  },

  facts: [
    { asks: 'source, code, repo, repository, open source, public, github', says: 'Source: {source}', none: 'The repository is private.' },
    { asks: 'demo, try, live, online', says: 'Demo: {demo}', none: 'There is no public demo.' },
    { asks: 'download, install, apk, play store, app store', says: 'Download: {download}', none: 'There is no download.' },
    { asks: 'when, date, year, finished, released, published, launched, how old', says: 'Finished: {date}' },
    { asks: 'technologies, technology, tech, stack, built with, made with, tools, language, framework', says: 'Made with: {technologies}' },
    { asks: 'client, customer, made for, built for, who for, for whom, alone, team, people', says: 'For or with: {client}[[\n\n{facts}]]' },
    { asks: 'role, part, contribution, responsible', says: 'Role: {part}' },
  ],

  stopWords: [
    ...eng,
    ...`a i im ive id ill was does doesnt dont didnt isnt arent wasnt cant couldnt wont would will shall when why whats wheres whos hows hes shes its theyre youre weve wed hed theyd were there theres here us yours yourself she them they so then than not no yes just really actually one ones thing things something anything someone
      please pls tell show give see look find know think thinks say says said want wants like let lets go going got gets roughly quickly quick briefly already ever yet again still oh ok hi hey hello mr which every any some very also too else kind kinds sort bit lot next last week day today`.split(/\s+/),
  ],
  stem: stemmer,

  chooses: {
    website: 'website, site, web, webpage, web app, web project',
    mobile: 'app, mobile, mobile app, mobile project, android, android app, phone app',
    newest: 'newest, latest, most recent, recent', oldest: 'oldest, earliest, very first, first project, first app, first website', best: 'best, strongest, greatest, top, flagship, most impressive',
    not: 'not, without, except, besides, other than, dont, doesnt, didnt, excluding, with no', but: 'but, from, in, with', or: 'or, either',
    demo: 'demo, live, online', source: 'source, source code, repo, repository, open source', download: 'download, install, apk, play store, app store',
    any: 'project, work, works, use, used, using, uses, build, built, make, made, create, created, develop, developed, designed, written, write, know, knows, experience, came out, anything, everything, year',
    it: 'it, its, that one, this one, that project, this project, the project, the app, the code, tell me more, more about',
    those: 'those, these, them, of those, of them', places: 'first, second, third, fourth, fifth', last: 'last one, the last',
  },
};
