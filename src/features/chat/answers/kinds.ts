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
  '#month #number #project #technology #year after ai alone backend before between but byDate can client closed database demo design download editor framework frontend howMany language list make mine mobile more newer not older only plain programming project readable repo screens since team tools use website when where who work';
const ofMessage =
  '#profile chat contact email feedback form goes how howMany make message mine not or phone use when where who why';
const ofShop = 'contact hire how howMany list mine order sell service shop where';
const ofContact = 'but contact how list mine name social where';
const ofTools =
  'can experience favourite framework how howMany language list make programming project tools use';

/** The kinds of question, the more particular first: of two that explain a question equally well, the first one counts. */
export const kinds: Kind[] = [
  // The bot, and the turns of a conversation
  { needs: 'secret !#project', takesAll: true, says: 'secret' },
  { needs: 'greeting|howAreYou', beside: 'help how human list', says: hello },
  { needs: 'thanks', beside: 'greeting help human list site tell website work', says: 'thanks' },
  { needs: 'bye', beside: 'greeting human thanks', says: 'bye' },
  { needs: 'who it !owner', beside: 'greeting human', says: 'bot' },
  { needs: 'who make human|you', beside: 'human', says: 'maker' },
  {
    needs: 'compare it|you human !site',
    beside: '#year between make not or owner project university use what',
    isFirm: true,
    says: otherBot,
  },
  { needs: 'name|who you !owner', beside: 'human', says: 'bot' },
  {
    needs: 'human|you ai !owner !can !thing',
    beside: 'it make not only or reply use what',
    outweighs: 2,
    isFirm: true,
    says: 'model',
  },
  { needs: 'can|help list|what !owner !it', beside: 'can help human', says: 'help' },
  { needs: 'reply|you human', beside: 'ai chat from not or use who', isFirm: true, says: 'bot' },
  { needs: 'human chat|or', beside: 'ai from it model', outweighs: 2, isFirm: true, says: 'bot' },
  { needs: 'human', beside: 'ai chat from it make model not or use what where who why', says: 'bot' },
  {
    needs: 'rival !model',
    beside: 'ai chat human model not use who why',
    outweighs: 3,
    isFirm: true,
    says: 'botNot',
  },
  { needs: 'you how|why !owner', beside: 'bio human list thing work', says: 'bot' },
  { needs: 'you what !owner !can !tell !thing !from', says: 'bot' },
  { needs: 'ai|model chat|site', beside: 'make use who', isFirm: true, says: 'model' },
  { needs: 'it chat|human make|tools|use !who', says: 'model' },
  { needs: 'it ai what !owner !use', says: 'model' },
  { needs: 'you ai|model model|use', beside: 'human make or rival what', isFirm: true, says: 'model' },
  { needs: 'you owner !tell !can !thing', beside: 'human not or', says: 'bot' },
  {
    needs: 'chat|you age|feelings !owner',
    beside: 'before chat it message mine when',
    isFirm: true,
    says: 'limits',
  },
  {
    needs: 'speak can|you !mobile !website !#project !it',
    beside: '#word howMany human list message only use',
    says: 'speak',
  },
  { needs: 'speak', beside: 'can howMany human judge list use work', ofNamed: true, says: 'speak' },
  { needs: 'help', beside: 'greeting human list mine', says: 'help' },
  { needs: 'you make|use !owner', says: 'bot' },

  // The site
  { needs: 'failed', beside: `${ofMessage} mobile`, outweighs: 3, isFirm: true, says: 'failed' },
  {
    needs: 'not can|goes|why form|message !hire',
    beside: `${ofMessage} mobile`,
    outweighs: 2,
    isFirm: true,
    says: 'failed',
  },
  {
    needs: 'feedback form|message',
    beside: `${ofMessage} website`,
    outweighs: 3,
    isFirm: true,
    says: 'failed',
  },
  { needs: 'limit', beside: `${ofMessage} experience most`, outweighs: 2, isFirm: true, says: limits },
  { needs: 'goes after|chat|form|message|mine', beside: ofMessage, isFirm: true, says: 'goesTo' },
  {
    needs: 'download|stored contact|phone !chat !message !form !goes',
    beside: `${ofContact} mobile not phone site website`,
    isFirm: true,
    says: 'saveContact',
  },
  {
    needs: 'closed|privacy|stored chat|form|message|mine|site',
    beside:
      'alone email experience goes how howMany human list make not phone readable shop use website where who',
    isFirm: true,
    says: 'stored',
  },
  {
    needs: 'privacy|stored',
    beside: 'alone experience how human list mine not privacy readable where who',
    says: 'stored',
  },
  {
    needs: 'list|readable chat|form|message',
    beside: 'alone goes human list make mine not only who',
    isFirm: true,
    says: 'stored',
  },
  {
    needs: 'tracking',
    beside: 'chat list mine not or privacy site stored use website',
    outweighs: 3,
    isFirm: true,
    says: 'tracking',
  },
  {
    needs: 'feedback !owner',
    beside: `${ofMessage} mobile project sections site website`,
    outweighs: 3,
    isFirm: true,
    says: 'feedback',
  },
  {
    needs: 'theme !project !mobile',
    beside: 'can how it list make mine not readable screens site use website what where',
    outweighs: 3,
    isFirm: true,
    says: 'theme',
  },
  { needs: 'who design|make site|website !tell', ofNamed: true, says: 'maker' },
  { needs: 'sections site', beside: 'howMany list', says: 'sections' },
  { needs: 'what !owner !you !can !thing !or !from', says: 'sections' },
  { needs: 'who site|website !owner', beside: 'website', says: 'maker' },
  { needs: 'owner it site|website', isFirm: true, says: 'maker' },
  {
    needs: 'site',
    beside: '#technology how list make repo stack tools use when',
    ofNamed: true,
    says: aboutSite,
  },

  // Reaching the owner
  {
    needs: 'reply',
    beside: `${ofMessage} ${ofShop} before but experience limit`,
    isFirm: true,
    says: 'reply',
  },
  {
    needs: 'not #profile|email|form|phone|social !goes',
    beside: 'but contact how list owner use what where',
    says: otherWays,
  },
  { needs: '#profile', beside: `${ofContact} cv email not phone repo use`, isFirm: true, says: profiles },
  {
    needs: 'email|phone !mine !use !favourite !make !#profile',
    beside: `${ofContact} address goes howMany`,
    outweighs: 2,
    isFirm: true,
    says: 'contact',
  },
  { needs: 'social', beside: ofContact, says: 'social' },
  {
    needs: 'form !contact',
    beside: `${ofContact} #technology email goes message not phone site use work`,
    isFirm: true,
    says: 'formPlace',
  },

  // The shop
  { needs: 'how sell|service', beside: `${ofShop} #number`, says: 'order' },
  {
    needs: 'price',
    beside: `${ofShop} #project make mobile use website`,
    outweighs: 2,
    isFirm: true,
    ofNamed: true,
    says: prices,
  },
  { needs: 'order !it', beside: `${ofShop} make mobile website`, isFirm: true, says: 'order' },
  { needs: 'sell', beside: '#technology list mobile phone project service study website', says: sold },
  { needs: 'sell !project !website !mobile', beside: '#word list phone service study', says: sold },
  {
    needs: 'sell|service|shop !project !website !mobile !#project',
    beside: 'help hire how howMany list mine not programming where',
    isFirm: true,
    says: sold,
  },

  // Working together
  {
    needs: 'terms !university !study',
    beside: 'email experience hire how howMany make price website when where work',
    outweighs: 5,
    isFirm: true,
    says: 'terms',
  },
  {
    needs: 'experience hire|it|make|mobile|order|service|website !owner !can !programming !use !#technology',
    says: 'terms',
  },
  {
    needs: 'cv !make !mobile',
    beside: 'contact design download goes hire list mine project use where work',
    isFirm: true,
    says: 'cv',
  },
  { needs: 'why hire|use owner|you !#technology !it !#project', isFirm: true, says: hired },
  {
    needs: 'hire',
    beside:
      '#month #technology backend bio can compare contact design email form frontend how make mine mobile not order programming project repo service shop study team use website where who work',
    outweighs: 5,
    isFirm: true,
    says: hired,
  },
  {
    needs: 'contact',
    beside:
      'email form goes help hire how human list make message mine more phone social team website when where who work',
    outweighs: 2,
    isFirm: true,
    says: 'contact',
  },

  // The owner
  { needs: 'private', beside: 'list name phone project where who', isFirm: true, says: 'private' },
  { needs: 'age !it', beside: 'how howMany when who', says: 'private' },
  { needs: 'university', beside: 'howMany list live name study when where', says: 'university' },
  {
    needs: 'study !from !#technology',
    beside: 'bio live or university when where who work',
    isFirm: true,
    says: 'about',
  },
  { needs: 'live', beside: 'make site where', isFirm: true, says: 'location' },
  { needs: 'owner from !project !make !it', beside: 'where', isFirm: true, says: 'location' },
  { needs: 'owner from where !project !make', says: 'location' },
  { needs: 'owner where !can !project !make !it', says: 'location' },
  { needs: 'name', beside: 'who', says: 'fullName' },
  { needs: 'work', beside: 'before more or study university where', says: 'work' },
  { needs: 'owner why make !#project', beside: 'it list', isFirm: true, says: inOwnWords },
  {
    needs: 'owner how|why mobile|programming|project|website|work !#project',
    beside: 'make mobile project',
    isFirm: true,
    says: inOwnWords,
  },
  {
    needs: 'who owner tell',
    beside: '#number feelings make site thing website',
    isFirm: true,
    says: 'about',
  },
  { needs: 'bio', beside: 'can character mine name', outweighs: 2, isFirm: true, says: 'about' },
  { needs: 'bio|who', beside: '#number list name programming site study work', says: 'about' },
  {
    needs: 'character !not !feelings',
    beside: 'how make mobile plans programming project when where why',
    isFirm: true,
    says: inOwnWords,
  },
  { needs: 'owner', beside: '#number', says: ownerAlone },
  { needs: 'owner tell', outweighs: 3, isFirm: true, says: inShort },

  // Projects among each other
  {
    needs: '#project after|before|first|latest|newer|older',
    beside: '#number make mobile more project',
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
    beside: `${ofTools} ${fields} #number #technology between mobile or speak website work`,
    says: mostUsed,
  },
  {
    needs: 'compare|more|or #technology !favourite',
    beside: `${ofTools} between judge only plain work`,
    says: countedTools,
  },
  {
    needs: 'compare|judge|more frontend|mobile|website',
    beside: 'backend howMany make',
    says: countedKinds,
  },
  { needs: 'favourite make what !#technology !mobile !stack !tools !use !website', says: inOwnWords },
  {
    needs: 'favourite|stack !backend !database !design !editor',
    beside: `${ofTools} #technology backend frontend mobile or website work`,
    says: stackOfKind,
  },
  { needs: 'tools mobile|website !howMany', beside: `${ofTools} mobile website`, says: mostUsed },
  { needs: 'use mobile|website', beside: 'can list make', says: stackFor },
  { needs: 'tools !language', beside: `${ofTools} where work`, says: 'toolList' },
  {
    needs: `not #technology use|tools|can|${fields.replaceAll(' ', '|')}`,
    beside: `${ofTools} ${fields} #technology make mobile not or website`,
    says: otherTools,
  },
  {
    needs: fields.replaceAll(' ', '|'),
    beside: `${ofTools} mobile more only privacy programming repo stored website work`,
    says: ofField,
  },
  { needs: 'can make|owner|programming', beside: 'list use where', says: hasAbility },
  {
    needs: '#technology',
    beside: `${fields} can how list make project study tools use work`,
    says: aboutTechnology,
  },
  {
    needs: '#technology can|use',
    beside: 'how list make study tools work',
    isFirm: true,
    says: aboutTechnology,
  },

  // Projects
  {
    needs: 'experience',
    beside: '#technology make mobile project use website',
    says: sinceWhen,
  },
  {
    needs: 'first|latest',
    beside: `${ofProjects} first goes judge latest name not site`,
    says: firstOrLatest,
  },
  { needs: 'first|latest project', beside: ofProjects, isFirm: true, says: firstOrLatest },
  { needs: 'client', beside: `${ofProjects} human live name price`, says: clients },
  {
    needs: 'client not',
    beside: `${ofProjects} character human role shop study university`,
    isFirm: true,
    says: clients,
  },
  { needs: 'team !howMany', beside: `${ofProjects} university`, isFirm: true, says: listProjects },
  { needs: `thing|not ${fields.replaceAll(' ', '|')}`, beside: ofProjects, says: listProjects },
  { needs: 'howMany', beside: ofProjects, says: countProjects },
  {
    needs: '#technology|#year list|mobile|project|thing|use|website !judge',
    beside: ofProjects,
    isFirm: true,
    says: listProjects,
  },
  {
    needs: '#technology|#year|alone|closed|demo|download|list|make|mobile|project|repo|screens|team|website',
    beside: ofProjects,
    says: listProjects,
  },
];
