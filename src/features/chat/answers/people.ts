import type { SentenceKey } from './facts.ts';

/** What is answered by a fixed sentence. */
export type Matter = {
  matter: SentenceKey;
  said: RegExp;
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
const none =
  '(?:(?:ga|gak|gk|ora|ra|ngga|tak) (?:ada|ana|ono)|gada|ra nduwe|ga punya|no ?(?:one|body)|dont have any(?:one|body))';

/** What hardly means anything else. */
const despair = [
  '(?:uncle|dad|boss|bf|husband|he) (?:\\w+ )?(?:hits|beats|touches) me(?! up)|dipukul|nganc[ea]m|choked|(?:suka|sering) (?:mukul|megang)|(?:following|follows) me (?:home|every)|mukul lagi|nampar|ngantemi|dianc[ea]m|diperkosa|dilecehkan|(?:takut|wedi) (?:pulang|mulih)',
  'feel (?:nothing|worthless|hopeless|like (?:giving up|an? (?:\\w+ )?(?:failure|burden|loser)))|takut mati (?!lampu)|(?:see the|any) point (?:of|in) any|ampeg|no point (?:in|to) (?:any|liv|going on)|point (?:of|in) going on|even get out of bed|giv(?:e|ing) up on (?:life|it all|everything(?: lately)?$)|heartbroken|grieving|wedi mati|panic at|if i (?:just |was |were )?(?:disappeared|gone|dead)|(?:cant|cannot) (?:breath|face them|do this any|take (?:it|this) any)|patah hati|putus asa|nglalu|sesek|gemeter|surat (?:terakhir|buat ortu)',
  `${life} (?:\\w+ ){0,4}(?:percuma|ginan\\w+|gunane|gunanya|ada arti|ana arti|berat|abot|pantes|is over|meaningless|pointless|worthless)`,
  `(?:mending|luwih becik|luwung|wish i) (?:\\w+ ){0,3}(?:usah (?:ada|lahir|lair)|born)|better off (?:dead|without me)`,
  'suicid(?!\\w* burn)|unaliv|kms\\b|self.?harm|bunuh dh?iri|bundir|gantung (?:diri|wae|awak)|(?:nyakitin|benci) diri|(?:kill|cut|hurt|harm|hate)(?:ing)? (?:my|him|her)sel|nyilet|nyayat|tanganku|cutting again|bottle of pills|(?:took|take|end) (?:my|his|her) (?:own )?life|(?:loncat|jump|jumping) (?:dari lantai|off) |end(?:ing)? it (?:all|tonight|now)|it all to stop',
  `${wish} (?:(?:to|just|i|was|were|be|could|aja|banget|bgt|rasane|cepe[tk]|really|all|it|and|go|sleep|semuanya) ){0,4}${end}`,
  `${no} (?:\\w+ )?${wish} (?:ada|ana|ono)(?: lagi| maneh|$)`,
  'seda\\b|(?:kucing|bapak|ibu)\\w* mati|meninggal|(?:my|our|lost (?:my|the)) (?:mom|mum|mother|dad|father|brother|sister|wife|husband|son|daughter|friend|baby|grand\\w+|dog|cat)(?: just)? (?:died(?! laugh)|is dying|is gone|last week)|passed away',
  '(?:world|dun[iy]a|donya) (?:\\w+ ){0,4}(?:tanpa (?:aku|gw|saya)|without me|need me)|ginan\\w+ (?:\\w+ ){0,3}donya',
  `(?:${worn}|${no} (?:\\w+ )?(?:${wish}|kuat|sanggup|gelem|betah|kiyat|pantes|care|keep)) (?:\\w+ ){0,2}${life}`,
  'not wake up|(?:alesan|alasan) buat bangun|mati aja (?:gw|aku)|(?:ka?lo|kalau|nek|yen) (?:aku|gw|saya) (?:\\w+ )?(?:ga ada|(?:o?ra) ono)(?:$| juga| paling| lagi)|(?:ga|ora|gak) (?:usah )?(?:bangun2?|tangi) (?:lagi|maneh)',
];

/** What may be said of a project, too. */
const sadness = [
  'any(?:one|body) would (?:even )?(?:miss me|(?:notice|care) if i|care$)|so lonely|ambyar|ditinggal (?:rabi|bojo|pacar)|(?:ga|ora|ra) (?:ada|ono) harapan|got fired|who to talk to|no hope left|(?:aku|gw|gue|saya|kula|i|im|am) (?:\\w+ ){0,2}(?:hampa|kesepian|beban|a burden|depress\\w*|hopeless|desperate)',
  'never (?:going to|gonna) (?:get|be|make)|tired of (?:it all|all of it|everything)|(?:keep|been|stop) cry\\w*ng|not be here tomorrow|whats (?:even )?the point of (?:any|every|it all|li|wak)|not ok(?:ay)?$|feel(?:ing)? (?:\\w+ ){0,2}(?:alone|empty|numb|hopeless|lonely)|everything to stop|sa(?:y|id) goodbye to (?:some|every)one',
  `${feeling} (?:\\w+ ){0,2}(?:hampa|kosong|sumpek|ajur|ijenan|kesepian|sendiri(?:an)?|dewekan|sedh?ih|empty|numb|alone|lonely|hopeless|pointless|worthless|down|sad)(?:$| (?:banget|tenan|and|right|all|today|lately|every|rn|terus))`,
  `${no} (?:\\w+ )?(?:kuat|sanggup|kiyat|betah) (?:\\w+ )?(?:lagi|maneh|meneh|malih|aku)\\b|${no} (?:sanggup|kiyat)$|(?:aku|wis|udah|udh) ${no} kuat$`,
  'galau(?! mil| mau)|depresi|^hampa|lagi (?:ke)?susah(?:an)? (?:banget|tenan)|nangis (?:terus|tiap|lagi|sendiri|mulu)|utang(?:ku)? (?:numpuk|akeh)|stres+ (?:banget|berat)|sedh?ih (?:banget|sanget|tenan)|(?:capek|lelah|kesel) (?:sama|karo) (?:semua|kabeh)|(?:ada|ana|ono) guna(?:nya|ne) (?:apa|opo|lanjut|lagi|maneh)|(?:mau|pengen|arep|boleh) curhat|selamat tinggal',
  `${none} (?:siapa2?|konco|kanca|(?:yang|sing) (?:\\w+ )?(?:peduli(?! sama s)|sayang|nggagas|nyari|goleki|nemenin|bangga|gelem)|cares(?! about [^m])|to talk|would (?:even )?(?:miss|notice|care)|(?:likes|loves|misses) me)|(?:cerita|omong) (?:ke|sama|karo) siapa|(?:everyone|they) hates? me`,
];

/** What calls for a fixed line rather than for an answer. The first that fits counts. */
export const matters: Matter[] = [
  { matter: 'distress', said: new RegExp(`\\b(?:${despair.join('|')})`) },
  { matter: 'distress', isTopic: true, said: new RegExp(`\\b(?:${sadness.join('|')})`) },
  {
    matter: 'ethics',
    isTopic: true,
    said: /\b(cheat(s|ing)?|(un)?ethic(al|s)?|(?<!cek )plagia\w*|melanggar|dishonest|immoral|illegal|is (it|this|that) legal|allowed to(?! ask)|curang|nyontek|contek|haram|halal|(ng)?apusi|(gak? |tidak |nggak |ora )?etis|dosa|oleh apa ora)\b/,
  },
  {
    matter: 'danger',
    unless: 'favourite',
    said: /\b(bombs?|bom|explosives?|narkoba|senjata|weapons?|drugs?|ganja|poison|racun|(nge)?hack(ing)?|phishing|malware)\b/i,
  },
  {
    // Commands to another bot, and work that is none of this one's.
    matter: 'danger',
    said: /\b((instructions|perintah|instruksi)[^.?!]* (and|dan|lalu|terus) (say|bilang|katakan)|you are now|pretend (to be|you)|act as (if|a|an)|repeat (after|the word|this)|^say that|drop table|mulai s\w+g k\w*mu|lupak\w* (semua|aturan)|pura.?pura (jadi|kamu)|berperan sebagai|(do(?=\b|es\b|ing\b)|solve|summari[sz]e|translate|rangkum|ringkas|kerja(in|kan|no)|(ng)?garap|nggawe)\w* ([^.?!]* )?(homework|assignment|math|pr|prku|tugas|tugasku|jurnal|makalah)|(write|make|compose|create|sing|generate|draft|(bikin|buat|tulis|(ng)?gawe|damel)\w*) (me |us |aku |saya |for me |dong )?(a |an |some |the |my |satu |sebuah )?(\w+ ){0,2}(poems?|haiku|essay|story|joke|song|recipe|puisi|pantun|cerpen|lagu|lelucon|esai|resep|surat (cinta|undangan)|khutbah|pidato|love letter|geguritan|parikan)|translate \w+ (in)?to|(kasih|minta|give me|share) (a |an |the )?(resep|recipe|puisi|pantun)|((write|make|give) (me|us)|(bikin|buat|tulis|gawe)(in|kan|k?no|kke)( aku| saya| dong)?) (a |an |some |the )?(\w+ )?(function|script|code|program to|sql|query|kode|fungsi)|(tell|give) me a (joke|story|poem))\b/,
  },
  {
    matter: 'insult',
    said: /\b(fuck\w*(?! yeah)|(?<!holy )shit\w*|bitch|bastard|asshole|stupid(?! (q|fast|simple|good))|idiots?|dumb(est)?(?! (q|term))|moron|suck[s]?|smells|useless|rubbish|cangkem\w*|gemblung|(trash|garbage|crap)(?! (collect|can|bin|sort|app))|cringe|cupu|noob|clown|pekok|(you|he|probably) copied|(cant|cannot|cnt) (even )?(code|program)$|norak|je?lek (amat|banget|bgt|lu|kyk)|(?<!hasil)(nya|e) (jelek|awon|elek)|awon|isin2?i|raimu|loser|lame(st)?|junk|mutu|worst(?! case)|ugly(?! duck)|terrible|pathetic|hate (you|him|this)|scam\w*|fraud\w*|liar|go+bl?[o*]+[kg]|to+lol|be+go(?! soal)|anj(i|e)ng|bangsat|babi|kontol|memek|asu|jancu?o?k|brengsek|sampah|payah|penipu|nipu|matamu|ndh?asmu|(?<!sinyal\w* (?:\w+ )?)elek(?! sinyal)|bajingan|d?anc[uo]?k|cuk|bodh?oh?(?! (bab|soal|nih))|dungu|bacot|tai)\b/i,
  },
  {
    matter: 'flirting',
    said: /\b(i love (you|him|u)|marry (me|him)|date me|(wanna|want to|lets?) (date|go out|go on a date)|go out with (me|you|him)|be my (girl|boy)friend|(are|r) (you|u) single|(he|you|hes|youre|looks?) (so |is |are |looks? |kinda )?(cute|handsome|hot|sexy|pretty|beautiful)|sexy|nudes?|naked|sex|kiss|[dj]adi pacar\w*|pacaran|i miss you|aku (cinta|sayang|suka) (kamu|kowe|dia)|tresno|bojomu|istrinya|(pake|ga pake) baju|cantik|ganteng|nikah yuk|kangen(?! w)|love me)\b/i,
  },
  {
    matter: 'limits',
    isTopic: true,
    said: /\b(politi(c|k)\w*|(?<!nice )weather|cuaca|h?ujan|elections?|vote|pemilu|pilpres|pilkada|trump|biden|putin|prabowo|jokowi|ganjar|anies|gibran|megawati|(?<!third )parties|partai|capres|presiden|president|israel|palestin\w*|ukraine|communis\w*|komunis\w*)\b/i,
  },
  {
    matter: 'private',
    said: /\b((what|which|his|your) (religion|faith)|agama(nya|mu|ne)|agama (apa|opo|napa|dia|mas|kak)|(is|are) (he|you|\w+) (a |very )?(muslim|christian|catholic|hindu|religious))\b/,
  },
  {
    matter: 'private',
    isTopic: true,
    unless: 'make',
    said: /\b(agama(nya|mu|ne)?|religi\w+|muslim|moslem|christian|kristen|katolik|catholic|hindu|buddhis\w*|atheis\w*|ateis|god|tuhan|(sholat|salat)|kafir)\b/i,
  },
  {
    matter: 'address',
    isTopic: true,
    unless: 'email',
    said: /\b((home|street|exact|house|full) address|his house|alamat (rumah|lengkap|kos)\w*|alamat(nya|mu)?$|(?<!wenehi )alamate|rt (piro|berapa|\d+)|(which|what) street|nomor rumah|(house|street|door) (number|name|no)|postcode|zip code|kode pos|(nama|jeneng) (jalan|dalan)|(rumah|omah|kos|griya|kontrakan|dalem)\w* [^?.!,]*\b(jalan|jln|jl|dalan|gang|rt|rw|nomor|nomer|no|persis\w*)|(di|neng|nang) (jalan|jl|jln|dalan) (apa|opo|mana|nomor|nomer)|which (road|house)|alamat di ?mana|where exactly (does|is) he(?! based| stud)|alamatnya)\b(?! ke)/i,
  },
];
