import type { SentenceKey } from './facts.ts';

type Matter = { matter: SentenceKey; said: RegExp /** A project may be about it. */; isTopic?: true };

/** What calls for a fixed line rather than for an answer. The first that fits counts. */
export const matters: Matter[] = [
  {
    matter: 'ethics',
    isTopic: true,
    said: /\b(cheat(s|ing)?|(un)?ethic(al|s)?|plagia\w*|melanggar|dishonest|immoral|illegal|is (it|this|that) legal|allowed to|curang|nyontek|contek|haram|halal|(ng)?apusi|(gak? |tidak |nggak |ora )?etis|dosa|oleh apa ora)\b/,
  },
  {
    matter: 'distress',
    said: new RegExp(
      String.raw`\b(${[
        'kill(ing)? (my|her|him|them)sel(f|ves)|suicid\\w*|unaliv\\w*|kms|(end|take|ending|taking) (my|her|his) (own )?life|end(ing)? it all',
        '(want|wish|wanna|wanting|going|ready|rather|like) (to )?(die|be dead|disappear|vanish|dying|end it)|better off (dead|without me)|wish (i|id) (\\w+ ){1,3}(dead|born|alive)',
        '(dont|do not|no longer|not|didnt|doesnt) (\\w+ )?(want|wanna|wish|like|care) (to )?(live(?! (in|at|near|abroad|with)\\b)|living|be alive|being alive|exist|existing|be here|wake up|go on)\\b|cant (\\w+ )?(go on|cope|live|take (it|this)|do (it|this)) ?(any ?more|like this)|cant go on',
        '(give|giving|gave) up (on )?(life|living|everything|it all)|(no|not|isnt|any|a) (\\w+ )?(reason|worth|point)( (to|in|of))?( keep)? (live|living|life|to live)|(tired of|sick of|hate) (my |this )?(life|living|it all|everything|being alive)|life (is|feels) (\\w+ )?(meaningless|pointless|worthless)|my life is over|im not ok(ay)?$',
        'cut(ting)? myself|hurt(s|ing)? (my|her|him)self|self.?harm|worthless|(my|our) (mom|mum|mother|dad|father|brother|sister|wife|husband|son|daughter|friend|grand\\w+|dog|cat) (just )?(died|is dying|is gone)|lost my (mom|mum|mother|dad|father|wife|husband|friend|brother|sister|son|daughter|grand\\w+)|patah semangat|(lagi|feel(ing)?|im) (so |very )?down( banget)?$|(tau|tahu) (harus |mau )?cerita (ke|sama) siapa|everyone hates me|(nobody|no one|noone) (\\w+ )?(cares?|notices?|misse?s?|understands?)( about)?( if| that)? (me|i|im)\\b|if i (was|were|am) (gone|dead)|if i disappeared|(feel|feeling|im|am) (so |very |really |completely |all )?(alone|lonely|empty|numb)|so alone|i hate myself|tired of everything|heartbroken|grieving|(?<!app |phone |site |server |it )(died|passed away)|lost my job|crying|depress\\w*|(im|is|am|feel|feeling|so) (\\w+ )?hopeless(?! on| in| at)|know who (else )?to (talk|turn)|no ?(one|body) to talk to|so (sad|lonely)|im (sad|lonely|desperate)|nobody (likes|loves|would miss|will miss) me|panic attack',
        'bunuh dh?iri|bundir|gantung dh?iri|(akhiri|mengakhiri|ngakhiri) (\\w+ )?hidup|meninggal|patah hati|galau|putus asa|depresi|sedih banget|stres+ (banget|berat)|nangis|(aku|lagi|kula|kulo|saya|gue|ati|atiku|manah kula) (\\w+ )?(sedh?ih|sisah)|sedh?ih (banget|sanget|tenan)|(merasa|ngrasa|rumangsa) (sendiri|sendirian|kosong|hampa|dhewekan)|(ga|gak|nggak|ngga|tidak|ora|m?boten) (ada|ono|ana|wonten) (yang|yg|sing|ingkang) (peduli|sayang|ngerti|nggagas|perduli)|(capek|cape|lelah|kesel) (\\w+ )?(sama|dengan|karo) (semua|semuanya|segalanya|kabeh)|kesepian|(nyakitin|menyakiti) diri',
        '((ke)?p[ei]ng[ei]n|pgn|pngen|mau|ingin|arep|njaluk|mending|mendingan|baik|becik|luwung) (\\w+ )?(mati|nyerah|menyerah|ngilang|menghilang|mutung|modar|udahan( aja)?$|tidur selamanya)',
        '(gak?|nggak|ngga|gk|tidak|tak|enggak|ora|ra|gamau|mboten|ndak) (\\w+ )?(mau|ingin|p[ei]ng[ei]n|kuat|sanggup|tahan|gelem|betah|kiyat) (\\w+ )?(hidup|urip|gesang)|(gamau|wegah|males|malas|capek|cape|lelah|bosan|bosen|kesel|sayah) (\\w+ ){0,3}(hidup|urip|gesang)(ku|e)?|(gak?|nggak|ngga|tidak|enggak|ora|ra|mboten) (kuat|sanggup|kiyat|betah)( (lagi|maneh|meneh|malih)|$)|(hidup|urip)\\w* (\\w+ )?(gak?|nggak|ngga|tidak|ora|ra) (ada|ana|ono) (arti|guna)\\w*|(hidup|urip)\\w* (\\w+ )?(berat|abot)|nglalu|susah tenan atiku',
      ].join('|')})\b`,
    ),
  },
  {
    matter: 'danger',
    said: /\b(bombs?|bom|explosives?|narkoba|senjata|weapons?|drugs?|ganja|poison|racun|hack(ing)? (into|his|her|an?)|(nge)?hack|phishing|malware)\b/i,
  },
  {
    // Commands to another bot, and work that is none of this one's.
    matter: 'danger',
    said: /\b((instructions|perintah|instruksi)[^.?!]* (and|dan|lalu|terus) (say|bilang|katakan)|you are now|pretend (to be|you)|act as (if|a|an)|repeat after me|^say that|mulai sekarang kamu|pura.?pura (jadi|kamu)|berperan sebagai|(do(?=\b|es\b|ing\b)|solve|summari[sz]e|translate|rangkum|ringkas|kerja|garap|nggawe)\w* ([^.?!]* )?(homework|assignment|math|pr|prku|tugas|tugasku|jurnal|makalah)|(write|make|compose|create|sing|generate|draft|(bikin|buat|tulis|(ng)?gawe)\w*) (me |us |aku |saya |for me |dong )?(a |an |some |the |satu |sebuah )?(\w+ )?(poems?|haiku|essay|story|joke|song|recipe|puisi|pantun|cerpen|lagu|lelucon|esai|resep|surat cinta|love letter|geguritan|parikan)|translate \w+ (in)?to|(kasih|minta|give me|share) (a |an |the )?(resep|recipe|puisi|pantun)|((write|make|give) (me|us)|(bikin|buat|tulis|gawe)(in|kan|k?no|kke)( aku| saya| dong)?) (a |an |some |the )?(\w+ )?(function|script|code|program to|sql|query|kode|fungsi)|(tell|give) me a (joke|story|poem))\b/,
  },
  {
    matter: 'insult',
    said: /\b(fuck\w*|shit\w*|bitch|bastard|asshole|stupid|idiots?|dumb|moron|suck[s]?|useless|(trash|garbage|rubbish|crap)(?=( (bot|site|website|page|answers?))?\W*$)|loser|lame|worst bot|ugly|terrible|pathetic|hate (you|him|this)|scam\w*|fraud\w*|liar|go+bl?o+k|goblog|to+lol|be+go|bodoh|anj(i|e)ng|bangsat|babi|kontol|memek|asu|jancu?o?k|kampret|brengsek|sampah|payah|penipu|nipu|edan kowe|matamu|ndh?asmu|elek|bajingan|d?anc[uo]?k|cuk|bodh?o|dungu|bacot|tai)\b/i,
  },
  {
    matter: 'flirting',
    said: /\b(i love (you|him|u)|marry (me|him)|date me|(wanna|want to|lets?) (date|go out|go on a date)|go out with (me|you|him)|be my (girl|boy)friend|(are|r) (you|u) single|(he|you|hes|youre|looks?) (so |is |are |looks? |kinda )?(cute|handsome|hot|sexy|pretty|beautiful)|sexy|nudes?|naked|sex|kiss|jadi pacar\w*|pacaran|i miss you|aku (cinta|sayang|suka) (kamu|kowe|dia)|tresno|cantik|ganteng|nikah yuk|kangen)\b/i,
  },
  {
    matter: 'limits',
    isTopic: true,
    said: /\b(politi(c|k)\w*|elections?|vote|pemilu|pilpres|pilkada|trump|biden|putin|prabowo|jokowi|ganjar|anies|gibran|megawati|parties|partai|capres|presiden|president|israel|palestin\w*|ukraine|communis\w*|komunis\w*)\b/i,
  },
  {
    matter: 'private',
    said: /\b((what|which|his|your) (religion|faith)|agama(nya|mu|ne)|agama (apa|opo|napa|dia)|(is|are) (he|you) (a )?(muslim|christian|catholic|hindu))\b/,
  },
  {
    matter: 'private',
    isTopic: true,
    said: /\b(agama(nya|mu|ne)?|religi\w+|muslim|moslem|christian|kristen|katolik|catholic|hindu|buddhis\w*|atheis\w*|ateis|god|tuhan|(sholat|salat)|kafir)\b/i,
  },
  {
    matter: 'address',
    isTopic: true,
    said: /\b((home|street|exact|house|full) address|alamat (rumah|lengkap|kos)\w*|alamat(nya|mu)?$|alamate|rt (piro|berapa|\d+)|(which|what) street|nomor rumah|(house|street|door) (number|name|no)|postcode|zip code|kode pos|(nama|jeneng) (jalan|dalan)|(rumah|omah|kos|griya|kontrakan|dalem)\w* [^?.!,]*\b(jalan|jln|jl|dalan|gang|rt|rw|nomor|nomer|no)|(di|neng|nang) (jalan|jl|jln|dalan) (apa|opo|mana|nomor|nomer)|which (road|house)|alamat di ?mana|where exactly (does|is) he|alamatnya)\b/i,
  },
];
