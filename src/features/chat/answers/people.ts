import type { SentenceKey } from './facts.ts';

type Matter = { matter: SentenceKey; said: RegExp /** A project may be about it. */; isTopic?: true };

/** What calls for a fixed line rather than for an answer. The first that fits counts. */
export const matters: Matter[] = [
  {
    matter: 'distress',
    said: /\b(kill (my|her|him|them)sel(f|ves)|suicid\w*|end (my|it all|her|his) ?(life)?|want to (die|disappear|vanish)|wanna die|(give|giving) up (on )?(life|living|everything|it all)|can.?t (go on|take (it|this) any ?more)|(no reason|not worth) (to live|living)|tired of (life|living|it all)|life is (meaningless|pointless)|cut(ting)? myself|hurt(s|ing)? (my|her|him)self|self.?harm|worthless|heartbroken|grieving|(died|passed away)|lost my job|crying|meninggal|patah hati|galau|depress\w*|hopeless|so (sad|lonely)|i.?m (sad|lonely|desperate)|nobody likes me|hate my life|panic attack|bunuh diri|(pengen|pingin|pgn|mau|ingin) (mati|nyerah|menyerah|ngilang)|(capek|cape|lelah|bosan|bosen) hidup|(gak|nggak|ga|tidak|udah gak|sudah tidak) (kuat|sanggup) (lagi|hidup)|hidup (gak|nggak|tidak|ga) ada (artinya|gunanya)|putus asa|depresi|sedih banget|stres+ (banget|berat)|(pengen|mau) nangis|aku sedih|lagi sedih|kesepian|nyakitin diri|menyakiti diri|ora kuat (urip|maneh)|(kesel|bosen|wegah) urip|kepengin mati|pengin mati|nglalu|susah tenan atiku)\b/i,
  },
  {
    matter: 'danger',
    said: /\b(bombs?|bom|explosives?|meth|cocaine|narkoba|senjata|weapons?|drugs?|heroin|ganja|sabu|poison|racun|hack(ing)? (into|his|her|an?)|(nge)?hack|phishing|malware)\b/i,
  },
  {
    matter: 'insult',
    said: /\b(fuck\w*|shit\w*|bitch|bastard|asshole|stupid|idiots?|dumb|moron|suck[s]?|useless|trash|garbage|rubbish|crap|loser|lame|worst bot|ugly|terrible|pathetic|hate (you|him|this)|scam\w*|fraud\w*|liar|go+bl?o+k|goblog|to+lol|be+go|bodoh|anj(i|e)ng|anjir|anjrit|bangsat|babi|kontol|memek|asu|jancu?o?k|kampret|brengsek|sampah|jelek|payah|penipu|nipu|edan kowe|matamu|ndhasmu|cocot|pekok|dungu|bacot|tai|taek|sinting|ndlogok)\b/i,
  },
  {
    matter: 'flirting',
    said: /\b(i love (you|him|u)|marry (me|him)|date me|(wanna|want to|let.?s) (date|go out)|go out with (me|you|him)|be my (girl|boy)friend|(are|r) (you|u) single|(he|you|he.s|you.re|looks?) (so |is |are |looks? )?(cute|handsome|hot|sexy|pretty|beautiful)|sexy|nudes?|naked|sex|kiss|jadi pacar\w*|pacaran|i miss you|aku (cinta|sayang|suka) (kamu|kowe|dia)|tresno|cantik|ganteng|nikah yuk|kangen)\b/i,
  },
  {
    matter: 'politics',
    isTopic: true,
    said: /\b(politi(c|k)\w*|elections?|vote|pemilu|pilpres|pilkada|trump|biden|putin|prabowo|jokowi|ganjar|anies|gibran|megawati|parties|partai|capres|presiden|president|israel|palestin\w*|ukraine|communis\w*|komunis\w*)\b/i,
  },
  {
    matter: 'religion',
    isTopic: true,
    said: /\b(agama(nya|mu|ne)?|religi\w+|muslim|moslem|christian|kristen|katolik|catholic|hindu|buddhis\w*|atheis\w*|ateis|god|tuhan|(sholat|salat)|kafir)\b/i,
  },
  {
    matter: 'address',
    isTopic: true,
    said: /\b((home|street|exact|house|full) address|alamat (rumah|lengkap|kos)\w*|alamat(nya|mu)?$|alamate|rt (piro|berapa|\d+)|(which|what) street|nomor rumah|house number|alamat di ?mana|where exactly|alamatnya)\b/i,
  },
];
