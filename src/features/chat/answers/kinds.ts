import { fields, type Kind } from './asked.ts';
import {
  aboutSite,
  hello,
  inOwnWords,
  inShort,
  limits,
  otherBot,
  otherWays,
  ownerAlone,
  prices,
  profiles,
  sold,
  stackFor,
  stackOfKind,
} from './owner-answers.ts';
import {
  bothProjects,
  clients,
  countProjects,
  firstOrLatest,
  inOrder,
  listProjects,
  sinceWhen,
} from './project-answers.ts';
import {
  aboutTechnology,
  countedKinds,
  countedTools,
  hasAbility,
  hired,
  mostUsed,
  ofField,
  otherTools,
} from './tool-answers.ts';

const ofProjects =
  'project website mobile make use list mine howMany more who when where #number only not but can client team alone repo closed demo download screens #technology #project #year #month since after before newer older between programming work plain byDate readable language framework frontend backend database design editor ai tools';
const ofMessage =
  'message form mine chat how howMany why contact email goes feedback not who when where use make #profile or phone';
const ofShop = 'shop sell service howMany how list mine hire order where contact';
const ofContact = 'contact list where social name mine how but';
const ofTools =
  'use can tools language framework programming make project list experience howMany how favourite';

/** The kinds of question, the more particular first: of two that explain a question equally well, the first one counts. */
export const kinds: Kind[] = [
  // The bot, and the turns of a conversation
  { needs: 'secret !#project', takesAll: true, says: 'secret' },
  { needs: 'greeting|howAreYou', beside: 'human help how list', says: hello },
  { needs: 'thanks', beside: 'human site website greeting list work help tell', says: 'thanks' },
  { needs: 'bye', beside: 'thanks human greeting', says: 'bye' },
  { needs: 'who it !owner', beside: 'greeting human', says: 'bot' },
  { needs: 'who make you|human', beside: 'human', says: 'maker' },
  {
    needs: 'compare you|it human !site',
    beside: 'project between make owner what or not #year university use',
    isFirm: true,
    says: otherBot,
  },
  { needs: 'who|name you !owner', beside: 'human', says: 'bot' },
  {
    needs: 'you|human ai !owner !can',
    outweighs: 2,
    beside: 'not or use make only it what reply',
    isFirm: true,
    says: 'model',
  },
  { needs: 'can|help what|list !owner', beside: 'help can human', says: 'help' },
  { needs: 'you|reply human', beside: 'who chat ai use not or from', isFirm: true, says: 'bot' },
  { needs: 'human', beside: 'who chat model ai make use not or it what where from why', says: 'bot' },
  { needs: 'rival !model', beside: 'human who chat model ai use not why', isFirm: true, says: 'botNot' },
  { needs: 'you how|why !owner', beside: 'human work list bio thing', says: 'bot' },
  { needs: 'you what !owner !can !tell !thing !from', says: 'bot' },
  { needs: 'model|ai chat|site', beside: 'use make who', isFirm: true, says: 'model' },
  { needs: 'it chat|human use|make|tools !who', says: 'model' },
  { needs: 'it ai what !owner !use', says: 'model' },
  { needs: 'you model|ai use|model', beside: 'human make what or rival', isFirm: true, says: 'model' },
  { needs: 'you owner !tell !can !thing', beside: 'human not or', says: 'bot' },
  {
    needs: 'you|chat feelings|age !owner',
    beside: 'before message chat mine it when',
    isFirm: true,
    says: 'limits',
  },
  {
    needs: 'speak you|can !mobile !website !#project',
    beside: 'use human list howMany only message #word',
    says: 'speak',
  },
  { needs: 'speak', beside: 'use human list howMany', ofNamed: true, says: 'speak' },
  { needs: 'help', beside: 'greeting mine human list', says: 'help' },
  { needs: 'you make|use !owner', says: 'bot' },

  // The site
  { needs: 'failed', outweighs: 3, beside: `${ofMessage} mobile`, isFirm: true, says: 'failed' },
  {
    needs: 'not can|goes|why form|message !hire',
    outweighs: 2,
    beside: `${ofMessage} mobile`,
    isFirm: true,
    says: 'failed',
  },
  {
    needs: 'feedback form|message',
    outweighs: 3,
    beside: `${ofMessage} website`,
    isFirm: true,
    says: 'failed',
  },
  { needs: 'limit', outweighs: 2, beside: `${ofMessage} experience most`, isFirm: true, says: limits },
  { needs: 'goes message|form|chat|mine|after', beside: ofMessage, isFirm: true, says: 'goesTo' },
  {
    needs: 'stored|download contact|phone !chat !message !form !goes',
    beside: `${ofContact} phone mobile site website not`,
    isFirm: true,
    says: 'saveContact',
  },
  {
    needs: 'stored|privacy|closed chat|message|mine|form|site',
    beside:
      'shop website where goes who make list email use how howMany readable not human alone phone experience',
    isFirm: true,
    says: 'stored',
  },
  {
    needs: 'stored|privacy',
    beside: 'list where who how readable not privacy alone human mine experience',
    says: 'stored',
  },
  { needs: 'readable human|who', beside: 'list human not', says: 'stored' },
  {
    needs: 'readable|list chat|message|form',
    beside: 'who make mine list goes not only alone human',
    isFirm: true,
    says: 'stored',
  },
  {
    needs: 'tracking',
    outweighs: 3,
    beside: 'site website use list not stored chat privacy or mine',
    isFirm: true,
    says: 'tracking',
  },
  {
    needs: 'feedback !owner',
    outweighs: 3,
    beside: `${ofMessage} site website sections mobile project`,
    isFirm: true,
    says: 'feedback',
  },
  {
    needs: 'theme !project !mobile',
    beside: 'site website list use where how can not what it',
    isFirm: true,
    says: 'theme',
  },
  { needs: 'who make|design website|site !tell', ofNamed: true, says: 'maker' },
  { needs: 'sections site', beside: 'list howMany', says: 'sections' },
  { needs: 'what !owner !you !can !thing !or !from', says: 'sections' },
  { needs: 'who site|website !owner', beside: 'website', says: 'maker' },
  { needs: 'owner it site|website', isFirm: true, says: 'maker' },
  {
    needs: 'site',
    beside: 'make use how when repo list tools stack #technology',
    ofNamed: true,
    says: aboutSite,
  },

  // Reaching the owner
  {
    needs: 'reply',
    beside: `${ofMessage} ${ofShop} limit experience before but`,
    isFirm: true,
    says: 'reply',
  },
  {
    needs: 'not phone|email|form|#profile|social !goes',
    beside: 'contact how list what but owner use where',
    says: otherWays,
  },
  { needs: '#profile', beside: `${ofContact} use email phone cv not repo`, isFirm: true, says: profiles },
  {
    needs: 'phone|email !mine !use !favourite !make !#profile',
    outweighs: 2,
    beside: `${ofContact} goes address howMany`,
    isFirm: true,
    says: 'contact',
  },
  { needs: 'social', beside: ofContact, says: 'social' },
  {
    needs: 'form !contact',
    beside: `${ofContact} message email site goes use not work phone #technology`,
    isFirm: true,
    says: 'formPlace',
  },

  // The shop
  { needs: 'how sell|service', beside: ofShop, says: 'order' },
  {
    needs: 'price',
    outweighs: 2,
    beside: `${ofShop} website mobile make use #project`,
    ofNamed: true,
    isFirm: true,
    says: prices,
  },
  { needs: 'order !it', beside: `${ofShop} website mobile make`, isFirm: true, says: 'order' },
  { needs: 'sell', beside: 'service study phone list #technology project website mobile', says: sold },
  { needs: 'sell !project !website !mobile', beside: 'service study phone list #word', says: sold },
  {
    needs: 'shop|sell|service !project !website !mobile !#project',
    beside: 'howMany list mine where how hire help programming not',
    isFirm: true,
    says: sold,
  },

  // Working together
  {
    needs: 'terms !university !study',
    outweighs: 5,
    beside: 'hire work howMany price when where how website make experience email',
    isFirm: true,
    says: 'terms',
  },
  {
    needs: 'experience make|website|mobile|order|service|hire|it !owner !can !programming !use !#technology',
    says: 'terms',
  },
  {
    needs: 'cv !make !mobile',
    beside: 'goes where list download project design mine contact use work hire',
    isFirm: true,
    says: 'cv',
  },
  { needs: 'why hire|use owner|you !#technology !it !#project', isFirm: true, says: hired },
  {
    needs: 'hire',
    outweighs: 5,
    beside:
      'work contact email form how project website mobile make team study service mine use where #technology #month shop order repo can who bio not compare backend frontend design programming',
    isFirm: true,
    says: hired,
  },
  {
    needs: 'contact',
    outweighs: 2,
    beside: 'where how list who when form phone email message social work goes hire human help more',
    isFirm: true,
    says: 'contact',
  },

  // The owner
  { needs: 'private', beside: 'who name where list phone project', isFirm: true, says: 'private' },
  { needs: 'age !it', beside: 'when howMany how who', says: 'private' },
  { needs: 'university', beside: 'where when name study list live howMany', says: 'university' },
  {
    needs: 'study !from !#technology',
    beside: 'where work when who live or bio university',
    isFirm: true,
    says: 'about',
  },
  { needs: 'live', beside: 'where make site', isFirm: true, says: 'location' },
  { needs: 'owner from !project !make !it', beside: 'where', isFirm: true, says: 'location' },
  { needs: 'owner from where !project !make', says: 'location' },
  { needs: 'owner where !project !make !it', says: 'location' },
  { needs: 'name', beside: 'who', says: 'fullName' },
  { needs: 'work', beside: 'study where before university or', says: 'work' },
  {
    needs: 'owner how|why work|programming|project !#project',
    beside: 'make',
    isFirm: true,
    says: inOwnWords,
  },
  {
    needs: 'who owner tell',
    beside: 'feelings #number thing make site website',
    isFirm: true,
    says: 'about',
  },
  { needs: 'bio', beside: 'can mine name character', isFirm: true, outweighs: 2, says: 'about' },
  { needs: 'who|bio', beside: 'make name programming work site list study #number', says: 'about' },
  {
    needs: 'character !not !feelings',
    beside: 'make plans project mobile why how when where programming',
    isFirm: true,
    says: inOwnWords,
  },
  { needs: 'owner', beside: '#number', says: ownerAlone },
  { needs: 'owner tell', outweighs: 3, isFirm: true, says: inShort },

  // Projects among each other
  {
    needs: '#project newer|older|first|latest|before|after',
    beside: 'make #number mobile project',
    says: inOrder,
  },
  {
    needs: '#project compare',
    beside: 'between',
    isFirm: true,
    says: bothProjects,
  },

  // Tools
  {
    needs: 'most',
    beside: `${ofTools} ${fields} #technology mobile website speak work or between`,
    says: mostUsed,
  },
  {
    needs: 'more|compare|or #technology !favourite',
    beside: `${ofTools} judge only plain between work`,
    says: countedTools,
  },
  {
    needs: 'more|judge|compare website|mobile|frontend',
    beside: 'make backend howMany',
    says: countedKinds,
  },
  {
    needs: 'favourite|stack !backend !database !design !editor',
    beside: `${ofTools} #technology mobile website frontend backend or work`,
    says: stackOfKind,
  },
  { needs: 'tools mobile|website !howMany', beside: `${ofTools} mobile website`, says: mostUsed },
  { needs: 'use mobile|website', beside: 'make', says: stackFor },
  { needs: 'tools !language', beside: `${ofTools} where work`, says: 'toolList' },
  {
    needs: `not #technology use|tools|can|${fields.replaceAll(' ', '|')}`,
    beside: `${ofTools} ${fields} website mobile not #technology make or`,
    says: otherTools,
  },
  {
    needs: fields.replaceAll(' ', '|'),
    beside: `${ofTools} only more work repo mobile website programming stored privacy`,
    says: ofField,
  },
  { needs: 'can programming|use|make|owner', beside: 'list', says: hasAbility },
  {
    needs: '#technology',
    beside: `${fields} use can make project list tools how work study`,
    says: aboutTechnology,
  },

  // Projects
  {
    needs: 'experience',
    beside: 'make use project #technology',
    says: sinceWhen,
  },
  {
    needs: 'latest|first',
    beside: `${ofProjects} latest first not goes site judge name`,
    says: firstOrLatest,
  },
  { needs: 'latest|first project', beside: ofProjects, isFirm: true, says: firstOrLatest },
  { needs: 'client', beside: `${ofProjects} live price human name`, says: clients },
  {
    needs: 'client not',
    beside: `${ofProjects} human role shop study university character`,
    isFirm: true,
    says: clients,
  },
  { needs: 'team !howMany', beside: `${ofProjects} university`, isFirm: true, says: listProjects },
  { needs: `thing|not ${fields.replaceAll(' ', '|')}`, beside: ofProjects, says: listProjects },
  { needs: 'howMany', beside: ofProjects, says: countProjects },
  {
    needs: '#technology|#year project|website|mobile|list|use|thing !judge',
    beside: ofProjects,
    isFirm: true,
    says: listProjects,
  },
  {
    needs: 'project|website|mobile|repo|closed|demo|download|team|alone|screens|#technology|#year|list|make',
    beside: ofProjects,
    says: listProjects,
  },
];
