import type { Knowledge } from '#features/chat/knowledge.ts';
import { sectionPath } from '#lib/paths.ts';
import { bullets, link, listed, plain } from './markdown-text.ts';
import type { Matter } from './people.ts';
import { namesOf } from './project-query.ts';
import type { Language } from './words.ts';

/** Picks the text of a language; Javanese falls back on Indonesian, as content has it. */
export function inLanguage(language: Language) {
  return (en: string, id: string, jv: string = id): string => ({ en, id, jv })[language];
}

export type Facts = ReturnType<typeof readFacts>;

/** Everything that can be said beside the projects, each fact as a sentence in one language. */
export function readFacts({ owner, bot, tools, projects, site }: Knowledge, language: Language) {
  const t = inLanguage(language);
  const local = language === 'en' ? 'en' : 'id';
  const { name } = owner;
  const form = link(t('the contact form', 'form kontak', 'form kontak'), sectionPath('contact'));
  const chat = link('WhatsApp', owner.callMe);
  const mail = link(owner.email, `mailto:${owner.email}`);
  const all = (kind: string) => projects.filter((project) => project.kind === kind).length;
  const toProjects = link(t('the projects section', 'halaman proyek', 'kaca proyek'), sectionPath('project'));
  const toTools = link(t('the tools section', 'bagian tools', 'bagian tools'), sectionPath('tools'));
  const services = listed(
    bot.shop.map((service) => plain(service[local])),
    language,
  );
  const noShop =
    bot.shop.length > 0
      ? undefined
      : t(
          `${name} sells nothing here. If you need something, ask through ${form}.`,
          `${name} nggak jualan apa-apa di sini. Kalau ada yang dibutuhkan, tanya saja lewat ${form}.`,
          `${name} ora dodolan apa-apa ing kene. Yen ana sing dibutuhake, takon liwat ${form}.`,
        );
  const profiles = owner.profiles.map((profile) => link(profile.name, profile.url));
  const ways = t(
    `${form}, by e-mail to ${mail} or on ${chat}`,
    `${form}, email ke ${mail}, atau ${chat}`,
    `${form}, email menyang ${mail}, utawa ${chat}`,
  );
  const askOwner = t(
    `Please ask ${name} through ${form}.`,
    `Coba tanya ${name} lewat ${form}, ya.`,
    `Mangga takon ${name} liwat ${form}.`,
  );
  const notKnown = t(
    'Sorry, I do not know that.',
    'Ngapunten, soal itu aku belum tahu.',
    'Ngapunten, bab kuwi aku durung ngerti.',
  );
  const topics = t(
    `I can tell you about ${toProjects}, ${toTools}, the shop and how to reach ${name}.`,
    `Yang bisa kuceritakan: ${toProjects}, ${toTools}, tokonya, dan cara ngontak ${name}.`,
    `Sing isa dakcritakake: ${toProjects}, ${toTools}, tokone, lan carane ngontak ${name}.`,
  );
  const openTo = t(
    `${name} is open to ${plain(bot.openTo.en)}.`,
    `${name} terbuka untuk ${plain(bot.openTo.id)}.`,
    `${name} gelem ${plain(bot.openTo.id)}.`,
  );
  const goesToTelegram = site.hasForm
    ? t(
        `What you write in ${form} goes from your browser straight to ${name} on Telegram. The site itself keeps no copy.`,
        `Yang kamu tulis di ${form} langsung dikirim dari browsermu ke Telegram ${name}. Situs ini sendiri nggak menyimpan salinannya.`,
        `Sing mbok tulis ing ${form} langsung dikirim saka browsermu menyang Telegram ${name}. Situs iki dhewe ora nyimpen salinane.`,
      )
    : t(
        `${form} is made to send your message to ${name} on Telegram. In this copy of the site that is not set up yet, so it offers WhatsApp and e-mail with your text instead. The site keeps no copy.`,
        `${form} dibuat untuk mengirim pesanmu ke Telegram ${name}. Di salinan situs ini itu belum diatur, jadi form menawarkan WhatsApp dan email berisi teksmu. Situs ini nggak menyimpan salinannya.`,
        `${form} digawe kanggo ngirim pesenmu menyang Telegram ${name}. Ing situs iki durung diatur, dadi form nawakake WhatsApp lan email nganggo teksmu. Situs iki ora nyimpen salinane.`,
      );
  const chatStays = site.hasModel
    ? t(
        'Your questions here go to Google’s Gemini, which writes the answers when it can. This site does not store them: they are gone when the page is closed.',
        'Pertanyaanmu di sini dikirim ke Gemini dari Google, yang menulis jawabannya kalau bisa. Situs ini nggak menyimpannya: begitu halaman ditutup, hilang.',
        'Pitakonmu ing kene dikirim menyang Gemini saka Google. Situs iki ora nyimpen: yen kaca ditutup, ilang.',
      )
    : t(
        'This chat does not leave your browser and is not stored: it is gone when the page is closed.',
        'Chat ini nggak keluar dari browsermu dan nggak disimpan: begitu halaman ditutup, hilang.',
        'Chat iki ora metu saka browsermu lan ora disimpen: yen kaca ditutup, ilang.',
      );

  const byField = (field: string) =>
    namesOf(field, [...new Set([...tools, ...projects.flatMap(({ technologies }) => technologies)])]);

  const fixed: Record<Matter, string> = {
    distress: t(
      'I am sorry that it is so hard right now. I am only a bot, but you need not be alone with this: please talk to somebody close whom you trust, today. If you or somebody else is in danger, call the local emergency number (112 in Indonesia).',
      'Aku ikut sedih, pasti berat rasanya. Aku cuma bot, tapi kamu nggak perlu sendirian: coba cerita ke orang dekat yang kamu percaya, hari ini juga. Kalau kamu atau orang lain dalam bahaya, hubungi nomor darurat 112.',
      'Aku melu sedhih, mesthi abot rasane. Aku mung bot, nanging kowe ora kudu dhewekan: coba crita marang wong cedhak sing kokpercaya, dina iki uga. Yen ana bebaya, telpuna nomer darurat 112.',
    ),
    danger: t(
      'That is nothing I can help with. Ask me about the projects instead.',
      'Kalau itu aku nggak bisa bantu. Tanya soal proyek saja, ya.',
      'Yen kuwi aku ora isa ngewangi. Takon bab proyek wae, nggih.',
    ),
    insult: t(
      `Sorry if something here let you down. I am only a bot; what should be better, ${name} would like to hear through ${form}.`,
      `Maaf kalau ada yang bikin kesal. Aku cuma bot; kalau ada yang kurang, ${name} seneng dikasih tahu lewat ${form}.`,
      `Ngapunten yen ana sing nggawe mangkel. Aku mung bot; yen ana sing kurang, ${name} seneng dikandhani liwat ${form}.`,
    ),
    flirting: t(
      `That is kind, thank you, but I am only a bot, and such things about ${name} are a private matter. Ask me about the projects!`,
      `Wah, makasih, tapi aku cuma bot, dan urusan hati ${name} itu pribadi. Tanya soal proyek saja, yuk!`,
      `Wah, matur nuwun, nanging aku mung bot, lan urusan atine ${name} kuwi pribadi. Takon bab proyek wae, yuk!`,
    ),
    politics: t(
      'I keep out of politics and do not know about that. Ask me about the projects instead.',
      'Soal politik aku nggak ikut-ikutan dan belum tahu apa-apa. Tanya soal proyek saja, yuk.',
      'Bab politik aku ora melu-melu lan ora ngerti. Takon bab proyek wae, yuk.',
    ),
    religion: t(
      'Religion is a private matter, and I do not know about it. Ask me about the projects instead.',
      'Soal agama itu urusan pribadi, dan aku belum tahu. Tanya soal proyek saja, yuk.',
      'Agama kuwi urusan pribadi, lan aku ora ngerti. Takon bab proyek wae, yuk.',
    ),
    address: t(
      `A home address is private, so I cannot say it. ${name} is in ${plain(owner.location)}; to meet, write through ${form}.`,
      `Alamat rumah itu pribadi, jadi nggak bisa kukasih. ${name} ada di ${plain(owner.location)}; kalau mau ketemu, kabari lewat ${form}.`,
      `Alamat omah kuwi pribadi, dadi ora isa dakwenehake. ${name} ana ing ${plain(owner.location)}; yen arep ketemu, kabari liwat ${form}.`,
    ),
  };

  return {
    t,
    language,
    owner: plain(owner.fullName),
    fixed,
    form,
    toProjects,
    toTools,
    askOwner,
    notKnown,
    openTo,
    topics,
    unknown: `${notKnown} ${topics} ${askOwner}`,
    /** Before what is known, when a question asks for more. */
    partly: t(
      'I do not know about all of that, but this I can say:',
      'Nggak semuanya aku tahu, tapi ini yang bisa kubilang:',
      'Ora kabeh aku ngerti, nanging iki sing isa dakkandhakake:',
    ),
    rest: t(
      'The rest I do not know, sorry.',
      'Selebihnya aku belum tahu, ngapunten.',
      'Liyane aku durung ngerti, ngapunten.',
    ),

    about: t(
      `${plain(bot.about.en)} ${plain(bot.study.en)}\n\nSee what ${name} has made in ${toProjects}, or say hello through ${form}.`,
      `${plain(bot.about.id)} ${plain(bot.study.id)}\n\nKaryanya bisa kamu lihat di ${toProjects}, dan kalau mau kenalan, langsung saja lewat ${form}. Monggo!`,
      `${plain(bot.about.id)} ${plain(bot.study.id)}\n\nGarapane isa didelok ing ${toProjects}, lan yen arep kenalan, liwat ${form} wae. Mangga!`,
    ),
    study: `${plain(bot.about[local])} ${plain(bot.study[local])} ${t(`More about that ${name} has to tell.`, `Lebih dari itu ${name} sendiri yang tahu.`, `Luwih saka kuwi ${name} dhewe sing ngerti.`)}`,
    university: t(
      `${plain(bot.study.en)} Which university, marks or certificates I do not know. ${askOwner}`,
      `${plain(bot.study.id)} Kampus, nilai, atau sertifikatnya aku belum tahu. ${askOwner}`,
      `${plain(bot.study.id)} Kampus, biji, utawa sertifikate aku durung ngerti. ${askOwner}`,
    ),
    role: t(
      `${plain(owner.role)}. ${plain(bot.about.en)} ${openTo}`,
      `${plain(owner.role)}. ${plain(bot.about.id)} ${openTo}`,
      `${plain(owner.role)}. ${plain(bot.about.id)} ${openTo}`,
    ),
    fullName: t(
      `The full name is ${plain(owner.fullName)}.`,
      `Nama lengkapnya ${plain(owner.fullName)}.`,
      `Jeneng lengkape ${plain(owner.fullName)}.`,
    ),
    location: t(
      `${name} is in ${plain(owner.location)}.`,
      `${name} ada di ${plain(owner.location)}.`,
      `${name} ana ing ${plain(owner.location)}.`,
    ),
    private: t(
      `That is a private matter, and I do not know it. ${topics}`,
      `Itu urusan pribadi, dan aku belum tahu. ${topics}`,
      `Kuwi urusan pribadi, lan aku ora ngerti. ${topics}`,
    ),
    stack: t(
      `For the web the favourite is ${listed(bot.stacks.web, language)}, for mobile ${listed(bot.stacks.mobile, language)}. All ${tools.length} tools that ${name} uses are in ${toTools}.`,
      `Favoritnya ${name}: ${listed(bot.stacks.web, language)} untuk web, ${listed(bot.stacks.mobile, language)} untuk mobile. Semua ${tools.length} tools yang dipakai ada di ${toTools}.`,
      `Senengane ${name}: ${listed(bot.stacks.web, language)} kanggo web, ${listed(bot.stacks.mobile, language)} kanggo mobile. Kabeh ${tools.length} tools sing dienggo ana ing ${toTools}.`,
    ),
    tools: t(
      `${name} uses ${tools.length} tools: ${listed(tools.map(plain), language)}. They are in ${toTools}.`,
      `${name} pakai ${tools.length} tools: ${listed(tools.map(plain), language)}. Semuanya ada di ${toTools}.`,
      `${name} nganggo ${tools.length} tools: ${listed(tools.map(plain), language)}. Kabeh ana ing ${toTools}.`,
    ),
    ofField: (field: string): string | undefined => {
      const names = byField(field);
      if (names.length === 0) return undefined;
      const some = listed(names.map(plain), language);
      return t(
        `Of that kind, ${name} uses ${some}. More in ${toTools}.`,
        `Untuk itu ${name} pakai ${some}. Lengkapnya di ${toTools}.`,
        `Kanggo kuwi ${name} nganggo ${some}. Jangkepe ing ${toTools}.`,
      );
    },
    notListed: (names: readonly string[]) =>
      t(
        `${listed(names.map(plain), language)} is not among the tools that ${name} lists, so I will not claim it; I do not know more. What is used is in ${toTools}.`,
        `${listed(names.map(plain), language)} nggak ada di daftar tools-nya ${name}, jadi aku nggak berani ngaku-ngaku; lebih dari itu aku belum tahu. Yang dipakai ada di ${toTools}.`,
        `${listed(names.map(plain), language)} ora ana ing dhaptar tools-e ${name}, dadi aku ora wani ngaku-ngaku; luwihe aku durung ngerti. Sing dienggo ana ing ${toTools}.`,
      ),
    shop:
      noShop ??
      t(
        `The online shop of ${name} offers ${services}. I do not know any prices: please ask through ${form} or on ${chat}.`,
        `Di toko online-nya ${name} ada ${services}. Soal harga aku nggak tahu, ngapunten. Tanya saja lewat ${form} atau ${chat}.`,
        `Ing toko online-e ${name} ana ${services}. Bab rega aku ora ngerti, ngapunten. Mangga takon liwat ${form} utawa ${chat}.`,
      ),
    order:
      noShop ??
      t(
        `To order, write what you need through ${ways}. The shop offers ${services}.`,
        `Cara pesannya: tulis kebutuhanmu lewat ${ways}. Di tokonya ada ${services}.`,
        `Carane pesen: tulisen butuhmu liwat ${ways}. Ing tokone ana ${services}.`,
      ),
    hire: t(
      `${openTo} Tell what you need through ${ways}.`,
      `Wah, apik! ${openTo} Ceritakan kebutuhanmu lewat ${ways}.`,
      `Wah, apik! ${openTo} Critakna butuhmu liwat ${ways}.`,
    ),
    terms: t(
      `About the terms, such as pay, hours or place, I do not know. ${openTo} Please ask through ${ways}.`,
      `Soal syarat seperti bayaran, jam kerja, atau tempat aku belum tahu. ${openTo} Tanya saja lewat ${ways}.`,
      `Bab syarat kaya bayaran, wektu, utawa panggonan aku durung ngerti. ${openTo} Mangga takon liwat ${ways}.`,
    ),
    cv: t(
      `Here are the ${link('design portfolio (PDF)', owner.designPortfolio.url)} and the ${link('project portfolio (PDF)', owner.projectPortfolio.url)}. For a CV, ask ${name} through ${form}.`,
      `Monggo dilihat: ${link('portofolio desain (PDF)', owner.designPortfolio.url)} dan ${link('portofolio proyek (PDF)', owner.projectPortfolio.url)}. Kalau butuh CV, minta langsung ke ${name} lewat ${form}.`,
      `Mangga dideleng: ${link('portofolio desain (PDF)', owner.designPortfolio.url)} lan ${link('portofolio proyek (PDF)', owner.projectPortfolio.url)}. Yen butuh CV, nyuwun langsung marang ${name} liwat ${form}.`,
    ),
    contact: t(
      `The easiest way is ${ways}. ${name} is glad to hear from you.`,
      `Paling gampang lewat ${ways}. Monggo, ${name} seneng kalau ada yang nyapa.`,
      `Paling gampang liwat ${ways}. Mangga, ${name} seneng yen ana sing nyapa.`,
    ),
    email: t(
      `The address is ${mail}, or use ${form}.`,
      `Emailnya ${mail}, atau pakai ${form}.`,
      `Emaile ${mail}, utawa nganggo ${form}.`,
    ),
    phone: t(
      `The number is ${plain(owner.phone)}; ${chat} reaches it.`,
      `Nomornya ${plain(owner.phone)}, bisa lewat ${chat}.`,
      `Nomere ${plain(owner.phone)}, isa liwat ${chat}.`,
    ),
    social: t(
      `${name} is on ${listed(profiles, language)}.`,
      `${name} ada di ${listed(profiles, language)}.`,
      `${name} ana ing ${listed(profiles, language)}.`,
    ),
    noProfile: t(
      `I do not know of a profile there. ${name} is on ${listed(profiles, language)}.`,
      `Soal akun di situ aku belum tahu. ${name} ada di ${listed(profiles, language)}.`,
      `Akun ing kono aku ora ngerti. ${name} ana ing ${listed(profiles, language)}.`,
    ),
    profile: (profile: { name: string; url: string }) =>
      t(
        `Here is ${name} on ${link(profile.name, profile.url)}.`,
        `Ini ${link(`${profile.name}-nya ${name}`, profile.url)}. Monggo mampir!`,
        `Iki ${link(`${profile.name}-e ${name}`, profile.url)}. Mangga mampir!`,
      ),
    formPlace: t(
      `You find ${form} near the end of the home page. ${goesToTelegram}`,
      `${form} ada di bagian bawah halaman depan. ${goesToTelegram}`,
      `${form} ana ing ngisor kaca ngarep. ${goesToTelegram}`,
    ),
    feedback: t(
      `Thank you for telling! Please write it through ${form}; that message reaches ${name}.`,
      `Makasih sudah kasih tahu! Tulis saja pesan lewat ${form}, biar sampai ke ${name}.`,
      `Matur nuwun! Tulisen liwat ${form}, ben tekan ${name}.`,
    ),
    reply: t(
      `How soon ${name} replies I do not know. Write through ${ways}.`,
      `Berapa lama balasnya aku belum tahu. Tulis saja lewat ${ways}.`,
      `Suwene mbales aku durung ngerti. Tulisen liwat ${ways}.`,
    ),
    failed: t(
      `When a message cannot be sent, its text stays in the form, and the panel under it offers WhatsApp, e-mail and a copy of it. Why it failed I do not know. Try again, or write to ${mail}.`,
      `Kalau pesan gagal terkirim, teksnya tetap ada di form, dan di bawahnya ada pilihan WhatsApp, email, dan salin. Sebabnya aku belum tahu. Coba lagi, atau tulis ke ${mail}.`,
      `Yen pesen gagal dikirim, teksé tetep ana ing form, lan ing ngisore ana WhatsApp, email, lan salin. Sebabe aku durung ngerti. Coba maneh, utawa tulisen menyang ${mail}.`,
    ),
    goesTo: goesToTelegram,
    stored: `${chatStays} ${goesToTelegram}`,
    limit: t(
      `A message of the form may have ${site.longestMessage.toLocaleString('en')} characters.`,
      `Pesan lewat form boleh sampai ${site.longestMessage.toLocaleString('id')} karakter.`,
      `Pesen liwat form isa nganti ${site.longestMessage.toLocaleString('id')} karakter.`,
    ),
    siteUnknown: t(
      `About that feature of this site I do not know anything. It has ${toProjects}, ${toTools}, ${form} and this chat.`,
      `Soal itu di situs ini aku belum tahu. Di sini ada ${toProjects}, ${toTools}, ${form}, dan chat ini.`,
      `Bab kuwi ing situs iki aku durung ngerti. Ing kene ana ${toProjects}, ${toTools}, ${form}, lan chat iki.`,
    ),
    sections: t(
      `This site has ${link('a greeting', sectionPath('home'))}, ${toTools}, ${toProjects} with ${projects.length} project pages, ${form} and this chat.`,
      `Di situs ini ada ${link('sapaan', sectionPath('home'))}, ${toTools}, ${toProjects} dengan ${projects.length} halaman proyek, ${form}, dan chat ini.`,
      `Ing situs iki ana ${link('sapaan', sectionPath('home'))}, ${toTools}, ${toProjects} karo ${projects.length} kaca proyek, ${form}, lan chat iki.`,
    ),
    maker: t(
      `This site was made by ${plain(owner.fullName)}.`,
      `Situs ini dibuat oleh ${plain(owner.fullName)}.`,
      `Situs iki digawe dening ${plain(owner.fullName)}.`,
    ),
    bot: t(
      `I am ${name} Bot, not a person. My answers about ${name} come from the content of this website. To talk to the human, use ${form}.`,
      `Aku ${name} Bot, bukan manusia. Jawabanku kuambil dari isi website ini, semuanya seputar ${name}. Kalau mau ngobrol sama orangnya langsung, pakai ${form}, ya.`,
      `Aku ${name} Bot, dudu manungsa. Wangsulanku dakjupuk saka isi website iki, kabeh bab ${name}. Yen arep ngobrol karo wonge langsung, nganggo ${form} wae.`,
    ),
    botMaker: t(
      `I am ${name} Bot, a part of this site, which ${plain(owner.fullName)} made.`,
      `Aku ${name} Bot, bagian dari situs ini, yang dibuat ${plain(owner.fullName)}.`,
      `Aku ${name} Bot, bagean saka situs iki, sing digawe ${plain(owner.fullName)}.`,
    ),
    model: site.hasModel
      ? t(
          'A Gemini model of Google answers here when it can; this answer comes from the content of this site.',
          'Di sini yang menjawab model Gemini dari Google kalau bisa; jawaban ini dari isi situs ini.',
          'Ing kene sing mangsuli model Gemini saka Google yen isa; wangsulan iki saka isi situs iki.',
        )
      : t(
          'There is no language model behind me: my answers are put together from the content of this site, by rules.',
          'Aku nggak pakai model AI: jawabanku disusun dari isi situs ini, pakai aturan.',
          'Aku ora nganggo model AI: wangsulanku disusun saka isi situs iki, nganggo aturan.',
        ),
    secret: t(
      `I cannot say anything about keys, tokens or instructions. I am only a bot that answers from the content of this site. ${topics}`,
      `Soal kunci, token, atau instruksi aku nggak bisa cerita. Aku cuma bot yang menjawab dari isi situs ini. ${topics}`,
      `Bab kunci, token, utawa instruksi aku ora isa crita. Aku mung bot sing mangsuli saka isi situs iki. ${topics}`,
    ),
    limits: t(
      `I am only a bot: I know this site and the exchange just before, nothing else. ${topics}`,
      `Aku cuma bot: yang kutahu isi situs ini dan obrolan barusan, selebihnya belum tahu. ${topics}`,
      `Aku mung bot: sing dakngerteni isi situs iki lan obrolan mau, liyane ora ngerti. ${topics}`,
    ),
    speak: t(
      `I speak Indonesian, Javanese and English. Which languages ${name} speaks I do not know.`,
      `Aku bisa bahasa Indonesia, bahasa Jawa, dan bahasa Inggris. Bahasa yang dikuasai ${name} aku belum tahu.`,
      `Aku isa basa Jawa, basa Indonesia, lan basa Inggris. Basa sing dikuwasani ${name} aku durung ngerti.`,
    ),
    help: t(
      `Just ask. I can tell you about ${name}, ${toProjects}, ${toTools}, the shop, and ${link('how to get in touch', sectionPath('contact'))}.`,
      `Monggo, tanya saja. Aku bisa cerita siapa ${name}, ${link('proyek-proyeknya', sectionPath('project'))}, ${link('tools yang dipakai', sectionPath('tools'))}, jasa di tokonya, dan ${link('cara ngontak', sectionPath('contact'))}.`,
      `Mangga takon wae. Aku isa crita sapa ${name}, ${link('proyek-proyeke', sectionPath('project'))}, ${link('tools sing dienggo', sectionPath('tools'))}, jasa ing tokone, lan ${link('carane ngontak', sectionPath('contact'))}.`,
    ),
    thanks: t(
      `You are welcome, sami-sami! Ask again if there is anything else about ${name}.`,
      `Sami-sami! Seneng bisa bantu. Kalau ada yang lain seputar ${name}, tanya lagi, ya.`,
      `Sami-sami! Seneng isa ngewangi. Yen ana liyane bab ${name}, takon maneh, nggih.`,
    ),
    bye: t(
      `Goodbye, and ngatos-atos: take care! ${link('The contact form', sectionPath('contact'))} stays open.`,
      `Sampai jumpa, ngatos-atos nggih! Kalau perlu ${name}, ${link('form kontaknya', sectionPath('contact'))} selalu buka.`,
      `Pareng, ngatos-atos nggih! Yen perlu ${name}, ${link('form kontake', sectionPath('contact'))} tansah buka.`,
    ),
    hello: (greeting: string) =>
      t(
        `${greeting || 'Sugeng rawuh, that is Javanese for welcome!'} I am the bot of ${name}. Ask me about the projects, the favourite stack, the shop or how to get in touch.`,
        `${greeting || 'Sugeng rawuh!'} Aku botnya ${name}. Kamu bisa tanya soal proyek, stack favorit, toko, atau cara ngontak ${name}. Arep takon opo?`,
        `${greeting || 'Sugeng rawuh!'} Aku bote ${name}. Kowe isa takon bab proyek, stack senengane, toko, utawa carane ngontak ${name}. Arep takon opo?`,
      ),
    well: t('I am well, thank you!', 'Kabarku apik, matur nuwun.', 'Kabarku apik, matur nuwun.'),
    counts: t(
      `${name} has built ${projects.length} projects: ${all('mobile')} mobile projects and ${all('website')} websites.`,
      `${name} sudah bikin ${projects.length} proyek: ${all('mobile')} proyek mobile dan ${all('website')} website.`,
      `${name} wis gawe ${projects.length} proyek: ${all('mobile')} proyek mobile lan ${all('website')} website.`,
    ),
    bullets,
  };
}
