import type { BotTopics } from '#content/bot-topics.ts';
import type { SentenceKey } from './facts.ts';

/** What is answered by a fixed sentence. */
export type Matter = {
  matter: SentenceKey;
  /** A pattern, or the words that the content lists. */
  said: RegExp | keyof BotTopics;
  /** A project may be about it. */
  isTopic?: true;
  /** What makes it something else: "anything on religion that he made?", "the address to mail to?" */
  unless?: string;
};

// What despair says in the three languages. The order of the patterns has no meaning.
const no =
  '(?:ga|gak|gk|nggak|ngga|gada|tidak|tak|enggak|ora|ra|m?boten|ndak|gamau|wegah|males|malas|not|dont|didnt|doesnt|cant|cannot|no|isnt)';
const life =
  '(?:h?idup|urip|gesang|life|living|alive|be here|be alive|to live|wake up)(?:ku|e)?\\b(?! (?:in|at|on|demo|signs|server|the|di|ning|neng|near|abroad|without|tanpa|dari|from|mati)\\b)';
const end =
  '(?:mati|modar|m?e?ngh?ilang|h?ilang aja|nyusul|udahan(?: aja| terus)?$|loncat|selesai aja|(?:nyerah|menyerah)(?: aja| wae|$)|die|dead|dying|disappear|vanish|be gone|not wake)\\b(?! (?:ke|dari web|from|the|dark|mode|laughing|dulu|data|pe?nasaran|simple|code|link))';
const wish =
  '(?:(?:ke)?p[ei]ngi?[ei]n|pgn|pngen|ingin|mau|mo|arep|njaluk|mending(?:an)?|luwih becik|becik|luwung|baik|wish|want(?:ed)?|wanna|ready|rather|going to|gonna)';
const worn =
  '(?:ca?pek?h?|lelah|sayah|kesel|bos[ae]n|percuma|ginan\\w+|guna(?:ne|nya)?|buat apa|wegah|gamau|akhiri|ngakhiri|nyerah|sem[ae]ngat|tired of|sick of|hate|point in|point of|reason to|worth|give up on)';
const feeling = '(?:feel\\w*|(?:me|ng)?rasa|ngerasa|rumangsa|so|atiku|ati)';

/** What hardly means anything else, beside the words of the content. */
const despair = [
  `${wish} (?:(?:to|just|i|was|were|be|could|aja|banget|bgt|rasane|cepe[tk]|really|all|it|and|go|sleep|semuanya) ){0,4}${end}`,
  `(?:${worn}|${no} (?:\\w+ )?(?:${wish}|kuat|sanggup|gelem|betah|kiyat|pantes|care|keep)) (?:\\w+ ){0,2}${life}`,
];

/** What may be said of a project, too. */
const sadness = [
  `${feeling} (?:\\w+ ){0,2}(?:hampa|kosong|sumpek|ajur|ijenan|kesepian|sendiri(?:an)?|dewekan|sedh?ih|empty|numb|alone|lonely|hopeless|pointless|worthless|down|sad)(?:$| (?:banget|tenan|and|right|all|today|lately|every|rn|terus))`,
];

/** What calls for a fixed line rather than for an answer. The first that fits counts. */
export const matters: Matter[] = [
  { matter: 'distress', said: 'distress' },
  { matter: 'distress', said: new RegExp(`\\b(?:${despair.join('|')})`) },
  { matter: 'distress', isTopic: true, said: 'sadness' },
  { matter: 'distress', isTopic: true, said: new RegExp(`\\b(?:${sadness.join('|')})`) },
  { matter: 'ethics', isTopic: true, said: 'ethics' },
  { matter: 'danger', unless: 'favourite', said: 'danger' },
  {
    // Commands to another bot, and work that is none of this one's.
    matter: 'danger',
    said: /\b((instructions|perintah|instruksi)[^.?!]* (and|dan|lalu|terus) (say|bilang|katakan)|^say that|(do(?=\b|es\b|ing\b)|solve|summari[sz]e|translate|rangkum|ringkas|kerja(in|kan|no)|(ng)?garap|nggawe)\w* ([^.?!]* )?(homework|assignment|math|pr|prku|tugas|tugasku|jurnal|makalah)|((write|make|give) (me|us)|(bikin|buat|tulis|gawe)(in|kan|k?no|kke)( aku| saya| dong)?) (a |an |some |the )?(\w+ )?(function|script|code|program to|sql|query|kode|fungsi))\b/,
  },
  { matter: 'insult', said: 'insult' },
  { matter: 'flirting', said: 'flirting' },
  { matter: 'limits', isTopic: true, said: 'weatherAndPolitics' },
  {
    // Of the owner, whatever he has made.
    matter: 'private',
    said: /\b((what|which|his|your) (religion|faith)|does he pray|to (the )?(mosque|church)|agama(nya|mu|ne| apa| opo)|(is|are) \w+ (a |very )?(muslim|christian|catholic|hindu|religious))\b/,
  },
  { matter: 'private', isTopic: true, unless: 'make not', said: 'religion' },
  { matter: 'address', isTopic: true, unless: 'email', said: 'homeAddress' },
];

/** The pattern of words such as `politi*` and `marry_me`, as the content lists them. */
export function wordsPattern(words: string): RegExp {
  if (words.trim() === '') return /(?!)/g;
  const some = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}_*~]/gu, '\\$&'));
  const pattern = some
    .join('|')
    .replaceAll('_', ' ')
    .replaceAll('*', '[\\w*]*')
    .replaceAll('~ ', '(?:\\w+ ){0,2}');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');
}
