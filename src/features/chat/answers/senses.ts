import { excluding } from './meant-projects.ts';
import type { Meaning } from './words.ts';

/** What a word stands for beside others. */
export type Sense = {
  /** The word or phrase, as it was typed or meant. */
  word?: RegExp;
  /** What it stands for otherwise; parted by spaces, any of these. */
  of?: string;
  /**
   * What the question says, as the needs of a kind tell it. `#firm` is a project and `#tool` a technology whose name is no
   * common word; `#words` are several that are not understood, `#long` is a question of more than two pieces.
   */
  needs?: string;
  /** What stands before it: by its words, or by what it is, parted by spaces. */
  before?: RegExp | string;
  /** What stands after it. */
  after?: RegExp | string;
  /** What stands on either side of it. */
  next?: RegExp | string;
  /** What stands anywhere in the question. */
  with?: RegExp;
  /** What it stands for then: nothing, or a word that texts may hold. */
  as: Meaning | '' | '#word';
};

const trade = /toko|shop|store/;
const coding = /^n?god|^coding/;
const held = /punya$|^((sing )?duwe|kagung|gadha|milik|belong)/;
const place = 'project site website';
const problem = /^(problem|masalah)/;
const solving = /^solv|selesai/;
const ageOf = /^(umur.*|.*kapan|.*dah berapa lama|how many years|berapa tahun|suwene)$/;
const asksOfShop = 'list shop what';

/** The senses of words that mean different things, the first that fits counts. */
export const senses: Sense[] = [
  // "What made him want to make apps?"
  { word: /^made$/, before: 'what', after: 'owner', as: 'why' },
  // "His stack in one line", "the start of 2025"
  { word: /^one$/, needs: 'bio|favourite|stack|tell|tools', as: '' },
  { word: /^start$/, needs: '#year', as: '' },
  // "Name his design tools", "where can it be downloaded?"
  { word: /^name$/, after: 'owner', as: 'list' },
  // "A friend told me to open this", "whose place is this?"
  { word: /^nyuruh$/, after: 'owner', as: 'hire' },
  { word: /^nyuruh$/, as: '' },
  { word: /^(te?m[ae]n|kanc)/, needs: '!make !project !work !alone !#project', as: '' },
  { word: /^(lapak|omah)/, needs: 'who', as: 'site' },
  // "The link of the shop's site" is its address; other links say of themselves what they are.
  { word: /^links?$/, needs: '#profile|#technology|cv|demo|download|email|form|repo', as: '' },
  { word: /^links?$/, needs: '!#project !website !mobile', as: '' },
  { word: /^links?$/, as: 'demo' },
  // "Used for what?", "what can I open?", "order them by date"
  { word: /^di/, of: 'use', after: /^(buat|untuk|ka?n?ggo) /, as: '' },
  { of: 'order', needs: 'byDate', as: '' },
  { word: /^for me$/, needs: 'byDate', as: '' },
  // "Not school work" is no course's task, "design work" done with a tool no portfolio; "the library thing's code", "who plan to build a house"
  { word: /^(class|school)/, before: 'not', needs: 'client', as: 'study' },
  { word: /^des/, of: 'cv', needs: 'tools|use', as: 'design' },
  { word: /^librar/, needs: 'demo|repo|when', as: '#word' },
  { word: /^(rumah|omah)/, needs: 'make !owner', as: '#word' },
  { word: /^story/, needs: '#project', as: 'tell' },
  { word: /^nyath?et/, needs: 'make|mobile|study|website', as: '#word' },
  { word: /^the site$/, needs: '#word client|make|tell', as: 'website' },
  // "Would he be free?", "what are you good at?", "could you explain …?", "blind people with their money"
  { word: /^free$/, before: 'owner you', needs: '!#project !mobile !website', as: 'hire' },
  { of: 'you', after: /^good at/, as: 'owner' },
  { of: 'you', after: /^(describe|explain|show|tell)/, as: '' },
  { word: /^their$/, before: '#word', as: '' },
  // "Sing dudu kanggo toko"
  { word: trade, of: 'shop', needs: 'not what !order !price !sell !service', as: '#word' },
  { word: /^book$/, needs: 'how it !make !mobile !project !website', as: 'order' },
  // "Is he swift to reply?", "does he draw the screens first?"
  { word: /^swift$/, after: 'contact reply tell', as: '' },
  { of: 'first screens', needs: 'design owner !project', as: '' },
  // "How long is the school's site there?"
  { of: 'experience', needs: '#project|mobile|website it|since !owner', as: 'when' },
  // "Still in college or working full time?", "isih sekolah opo wis kerjo?"
  { of: 'terms', needs: 'study|university work', as: '' },
  { word: /^sekolah/, needs: 'owner|it work', as: 'study' },
  // "Up to in 2024", "before or after"
  { word: /^up to$/, before: 'owner', as: 'make' },
  { of: 'before', after: 'or', needs: '!#year', as: 'older' },
  { of: 'after', before: 'or', needs: '!#year', as: '' },
  // "Terbuka untuk kerja full time?", "can he code in Swift?", "why should we interview him?", "is he from Central Java?", "how does he react when it breaks?"
  { word: /^terbuka$/, needs: 'hire|terms|work', as: 'hire' },
  { word: /^interview$/, needs: 'why', as: 'hire' },
  { word: /^java$/, needs: 'from !can !use', as: 'live' },
  { word: /^react$/, before: 'owner', needs: 'character', as: '' },
  { word: /^react$/, needs: 'how !it !use !make !can !owner #word|#project|mobile|website', as: 'feelings' },
  // "How does he begin?", "what made him start?", "when did he start?"
  { word: /^(start|beg[ai]n|miwit)/, needs: 'how|what|why owner !first !#project', as: 'character' },
  { word: /^builders?$/, next: 'website', as: '#word' },
  { of: 'study', needs: 'team', as: '' },
  { word: /^notion$/, before: /^no$/, as: '' },
  // "How do you stop …?" asks the owner.
  { of: 'you', needs: 'how #words', as: 'owner' },
  // "What does he excel in?", "all on education"
  { word: /^excel$/, before: 'owner', needs: 'what|where', as: 'can' },
  { word: /^(pendidikan|education)$/, needs: 'howMany|list|make|mobile|project|website !owner', as: '#word' },
  // "Can I download his portfolio?"
  { word: /^porto?f/, with: /download|unduh|dhu|\bfile|pdf/, as: 'cv' },
  // "Paling gres"; "gambar desain" asks for no screenshots.
  { word: /^paling$/, after: 'favourite first latest most', as: '' },
  { of: 'screens', next: 'design', as: '' },
  // "Can I download it to the phone?", "can I get it on my phone?", "his number into my phone contacts", "who runs this site?"
  { word: /^phone$/, needs: 'download !stored', as: 'mobile' },
  { word: /^phone$/, before: 'mine', needs: '#project|thing !#word !features', as: 'download' },
  { word: /^phone$/, before: 'mine', after: 'contact', as: 'stored' },
  { word: /^runs?$/, needs: 'who', as: 'make' },
  // "The version for the phone"
  { word: /^versi/, next: 'mobile website', as: '' },
  // "Can the screen be made dark?", "what was the most difficult?", "what is for the blind?"
  { word: /^(layar|(di|ng)?ganti|putih)/, needs: 'theme', as: '' },
  { word: /^(most|paling)$/, after: 'difficulty', as: '' },
  { word: /^yang buat$/, after: '#word from', as: '' },
  // "The button gives no response"
  { word: /respo/, before: 'not', needs: 'form', as: 'failed' },
  // "Dari jurusan apa?", "good luck with your studies", "sekolahnya di mana?", "njupuk jurusan apa?", "wong sing duwe situs iki"
  { of: 'from', after: 'study', as: '' },
  { of: 'study work', with: /^(good luck|mugi|sukses)/, as: '' },
  { word: /^sekolah/, needs: 'owner where', as: 'study' },
  { word: /^njupuk/, needs: 'study', as: '' },
  { of: 'from', after: held, as: '' },
  // "May I peep at the code?"
  { of: 'tracking', needs: '#technology|demo|repo', as: '' },
  // "Are there ads in the game?"
  { word: /^iklan/, needs: '#word !site !website !make !use !mobile !not', as: '#word' },
  // "Which databases has he tried?"
  { of: 'demo', needs: 'database|framework|language|tools !project !#project', as: 'use' },
  // "What does he like to use?", "does he like to use React or Laravel?"
  { of: 'character', needs: '#technology use', as: '' },
  { of: 'character', needs: 'use', as: 'favourite' },
  // "Does it remember old sums?"
  { of: 'feelings', needs: '#project !when', as: '#word' },
  // "Will you remember this chat?", "a site for my mother's stall"
  { word: /^(rem|ing[ae]t)/, needs: 'chat', as: 'stored' },
  { word: /^(rem|ing[ae]t)/, needs: 'you !tell !before !#word', as: 'stored' },
  { of: 'private', needs: 'hire', as: '' },
  // "Does he make online shops?" is of work, not of his own shop.
  { word: /^(jasa|service|servis)$/, needs: 'make !#project', as: 'hire' },
  // "Where can I offer him an internship?", "and if I prefer email?", "do you do express orders?", "does he only code?", "he codes in which app?"
  { word: /^offer/, needs: 'hire', as: '' },
  { word: /^express$/, after: 'order service', needs: 'you', as: '' },
  { word: /^code$/, before: 'only', as: 'programming' },
  { word: /^prefer/, needs: 'email|form|phone', as: '' },
  { of: 'mobile', before: 'use', after: 'what', as: 'tools' },
  { word: trade, needs: 'client|hire|make !#project !price', as: '#word' },
  // "Can he write Swift?"
  { of: 'message', needs: '#technology|backend|frontend|language', as: 'use' },
  { word: /^yo$/, before: /./, as: '' },
  // "An Express shop", "the online batik shop"; "is the batik shop online?" asks for its address
  { word: /^shop$/, needs: '#technology', as: '' },
  { word: /^online/, after: trade, as: '' },
  { word: /^online/, before: trade, needs: '#long', as: '' },
  { word: /^online/, before: 'sell', as: '' },
  { word: /^real$/, needs: 'client|shop|use', as: '' },
  // "Whose source is open to the public?"
  { word: /^open(ed|ing)?$/, needs: 'hire|repo|terms|work', as: '' },
  { word: /^open$/, needs: '!can', as: '' },
  // "Mana hasilnya?", "hasil karya dengan React"
  { word: /^hasil/, next: '#technology client list make project team what where', as: 'project' },
  { word: /^hasil/, as: '#word' },
  // "The online course platform", "the campus chatbot"
  { word: /^(platform|system)$/, before: '#project', as: '' },
  { of: 'university', after: '#project', as: '' },
  { of: 'university', before: '#project', as: '' },
  // "Firebase, too"
  { word: /^barang$/, before: '#technology design speak', as: '' },
  // "Anything for those who cannot see?"
  { of: 'list', before: 'not', needs: 'client|thing', as: '#word' },
  // "The very first"
  { word: /^(piyambak|dh?ewe)/, before: 'first latest most', as: '' },
  // "Or some other AI?"
  { word: /^ai$/, before: 'or', needs: '!#technology !owner !project !work !website !thing', as: 'human' },
  // "What was it meant to solve?"
  { word: /^meant/, needs: 'difficulty', as: '' },
  // "Apps that are meant for students", "what is made for phones" and "for fun" have no client and no maker.
  { word: /^meant/, needs: '!#project', as: '' },
  { word: /^(made|built) for$/, after: 'mobile website', as: 'make' },
  { word: /^for fun$/, needs: 'what !make !client !project !website !mobile', as: '#word' },
  // A course's task is for whom a project was made, but where it is left out; the visitor's own is none of these.
  { word: /^(tugas k|school a|homework|coursework)/, before: 'not', as: 'study' },
  { word: /^homework$/, needs: 'mine', as: '#word' },
  // "Besides coding, …"
  {
    word: excluding,
    of: 'not',
    after: coding,
    needs: '#technology|#word|design|hire|make|mobile|sell|service|shop|speak|website',
    as: '',
  },
  {
    word: coding,
    before: excluding,
    needs: '#technology|#word|design|hire|make|mobile|sell|service|shop|speak|website',
    as: '',
  },
  // "How does it count stock?"
  { word: /^count.*/, needs: '#project|how', as: '#word' },
  // "A church library", "any AI model?"
  { word: /^librar(y|ies)$/, needs: '#word|project|thing !use !what', as: '#word' },
  { word: /^model$/, needs: '#project use', as: 'ai' },
  { word: /^model$/, needs: 'ai project|thing', as: '' },
  // "Which subjects does he excel in?", "does it only work in Sleman?", "how long has he made software?"
  { word: /^subjects?$/, needs: 'can|#technology', as: '#word' },
  { word: /^works? in$/, needs: '#project !what', as: '#word' },
  { word: /^software$/, before: 'make', as: 'project' },
  // "Do you store my data?", "the hardest bug", "is what I wrote lost?"
  { word: /^store$/, after: 'chat message mine privacy what', needs: 'you', as: 'stored' },
  { of: 'feedback', needs: 'difficulty', as: '' },
  { word: /^lost$/, needs: 'message', as: 'failed' },
  // "Can teachers edit it themselves?"
  { word: /^sendiri$/, before: '#word list site tell', as: '' },
  // "Yang punya halaman ini", "the guy behind this page"
  { word: held, next: place, as: 'owner' },
  { word: held, needs: 'who !#project !website !mobile !project', as: 'owner' },
  // "Jagone neng endi?" asks for no place, "I come from GitHub" for no profile, "how was it put together?" for no team.
  { of: 'where', before: 'favourite', as: '' },
  { of: '#profile #technology', before: 'from', needs: '!download', as: '' },
  { of: place, next: held, needs: '#long', as: '' },
  { of: 'site', before: 'owner', needs: '#long !how', as: '' },
  { word: /^together$/, needs: 'how', as: 'make' },
  // "Apk apa saja?" asks for apps.
  {
    word: /^apk$/,
    needs: `${asksOfShop.replaceAll(' ', '|')}|not|#word|#technology !#project`,
    as: 'mobile',
  },
  { word: /^apk$/, after: '#project', as: '' },
  // "Can other people read it?"
  { word: /^(orang lain|wong liya)/, needs: 'readable', as: 'human' },
  // "Ordered by a business", "what are his skills?"
  { word: /^business$/, needs: 'client', as: 'client' },
  { word: /^skill/, needs: 'list|what', as: 'tools' },
  // "Am I talking to a machine?", "may I talk to you in Javanese?"
  { word: /^ngomong/, needs: 'human', as: '' },
  { word: /^(diajak|ngobrol)/, needs: 'speak', as: '' },
  // "Does it still open without a signal?" is not of the source.
  { word: /^kebuka$/, needs: '#project #word', as: '' },
  // "Try it live" asks for a demo.
  { word: /^live$/, needs: '#project|thing', as: 'demo' },
  { word: /^live$/, needs: '#tool|demo|mobile|project|website !where', as: 'demo' },
  // "Does it have users?" asks for no owner.
  { word: /^(user|customer|pengguna).*/, needs: '#word !who', as: '#word' },
  // "Kok pakai C?" asks for the reason, "kok keren" for none.
  { word: /^kok$/, needs: '!#word !#project', as: '' },
  { word: /^(part|bagian)$/, needs: 'backend|database|design|difficulty|frontend', as: '' },
  { word: /^bagian$/, needs: 'owner', as: 'role' },
  // "Is there an app for me?" is no order.
  { word: /^for (me|us)$/, needs: '!make !can !price', as: '#word' },
  { word: /^cara kerjanya$/, needs: '#project|it|mobile|website', as: 'how' },
  // "Which problem does it solve?" asks what it is for.
  { word: problem, with: solving, as: 'tell' },
  { word: solving, with: problem, as: 'tell' },
  // "Who asked for it?", "dibikinin untuk siapa?"
  { of: 'hire', needs: 'who #project', as: 'client' },
  { word: /^di/, of: 'hire', next: 'client when why', as: 'make' },
  { word: /^h?ilang$/, needs: 'chat', as: 'stored' },
  // "Is that app old?", "how long is it since it was made?"
  { word: ageOf, needs: '#project', as: 'when' },
  { word: /^how old$/, after: '#project', as: 'when' },
  { word: /^(new|old|recent|baru|lawas|lama|suwe)$/, needs: '#firm !what !#words', as: 'when' },
  // "Is the code available?" hires nobody, "React apa Laravel?" asks for one of them.
  { word: /^available$/, needs: '!owner !you', as: '' },
  { word: /^(apa|opo)$/, before: '#project #technology', after: '#project #technology', as: 'or' },
  { word: /^pesen/, needs: 'chat|email|form|goes|limit|mine|privacy|readable|stored', as: 'message' },
  // "Who ordered it?", "not ordered, only his own"
  { word: /^pes/, before: 'not', as: 'client' },
  { word: /^(pes[ae]n|order)/, of: 'order', needs: 'alone|who !contact', as: 'client' },
  // "I sell on the market", "a website to sell with"
  { word: /^jualan$/, needs: `!${asksOfShop.replaceAll(' ', ' !')}`, as: '#word' },
  // "His thesis" is not the service.
  {
    word: /^(skripsi|thesis).*/,
    of: 'service',
    needs: 'owner|tell !can !price !hire',
    as: '#word',
  },
  // "How many projects are on this site?", "the most used across the portfolio"
  { of: 'site', needs: 'most|project', as: '' },
  { of: 'site', needs: 'howMany website', as: '' },
  { word: /^gemini$/, needs: 'human|you !project', as: 'ai' },
  { word: /^napa$/, before: /./, as: 'what' },
  // "Bahasa Go", "use the language …"
  { word: /^(bahasa|basa|boso)$/, after: '#technology', as: 'language' },
  // "Which languages does that app speak?"
  {
    word: /^(lang|bahasa|basa)/,
    with: /^n?g?omong|^swar|^suar|^speak/,
    needs: '#project|#word|mobile',
    as: '#word',
  },
  { word: /^(lang|bahasa|basa)/, needs: 'speak make|programming|repo|use !you', as: 'language' },
  // "Plain C" is no lack of a framework.
  { word: /^plain$/, after: '#technology', with: /^c$/, as: '' },
];
