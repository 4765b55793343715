import type { GuideLanguage } from './guide-types.ts';

/** What the guide answers in Javanese. */
export const jv: GuideLanguage = {
  answers: {
    hello: `sugeng enjing | sugeng siang | sugeng sonten | sugeng dalu | piye kabare | kulo nuwun | nderek tepang | pripun kabare
      > Sugeng rawuh! Aku nuduhake apa sing ana ing situs iki bab {name}.`,
    thanks: `matur nuwun | matur suwun sanget | matur nuwun nggih sampun dibantu | suwun | oke suwun wis mudheng
      > Sami-sami! Yen ana liyane bab {name}, takon maneh, nggih.`,
    bye: `pareng rumiyin | pamit riyin | ngatos-atos | sampun nggih pareng
      > Pareng, ngatos-atos nggih![[ Yen perlu {name}, ana [form kontak]({contact}).]]`,
    help: `Iso takon opo wae? | kowe iso opo wae | arep takon oleh ora | kowe iso ngopo wae
      > Mangga takon wae. Wangsulane dakgoleki ing isi situs iki.`,
    bot: `Kowe sopo? | jenengmu sopo | kowe {name} | iki bot opo wong | kowe menungso | sampeyan niki sinten | kowe lanang opo wedok
      > Aku pandhu situs iki: program, dudu menungsa. Wangsulanku kutipan saka isi situs iki bab {name}.[[ Yen arep ngobrol karo wonge, nganggo [form kontak]({contact}).]]`,
    model: `Kowe iki AI opo dudu? | kowe nganggo chatgpt | wangsulanmu saka ngendi | kowe AI tenan
      > Wangsulan iki dudu saka model AI, nanging digoleki ing isi situs iki.[[ {model} menjawab lebih dulu kalau bisa.]]`,
    languagesOfBot: `Kowe iso boso jowo ora? | oleh takon nganggo boso jowo | kowe iso basa opo wae
      > Aku mudheng pitakon basa Indonesia lan Inggris, lan sawetara basa Jawa. Kutipane tetep basa asline.`,
    about: `{name} kuwi sopo? | critakno babagan {name} | sinten niku mas {name} | sing nduwe web iki sopo | gaweane {name} opo
      > {fullName}, {role}, {place}. Ing situs iki katulis: “{personal}”`,
    fullName: `Jeneng lengkape sopo? | asmane sinten
      > Jeneng lengkape {fullName}.`,
    bio: `{name} wonge piye? | carane nyambut gawe piye | idene saka ngendi | kenopo kok seneng ngoding
      > Dheweke nulis dhewe:
      > {bio}`,
    location: `Omahe {name} nang endi? | wong ngendi | daleme pundi | asale saka ngendi | {name} manggon ning ngendi
      > {name} ana ing {place}. Alamat persise aku ora ngerti.`,
    education: `Kuliahe nang endi? | {name} njupuk jurusan opo | kuliah opo | isih kuliah opo wis lulus | lulusan ngendi
      > {education}
      > Bijine aku ora ngerti.`,
    work: `Tau kerjo nang endi? | pengalaman kerjane opo wae | tau magang ning ngendi | saiki nyambut gawe neng endi`,
    organisations: `Melu organisasi opo wae? | tau dadi relawan | kegiatane ing kampus opo`,
    certificates: `Sertifikate opo wae? | tau menang lomba opo | prestasine opo | juara opo wae`,
    languages: `{name} iso basa opo wae? | iso basa Inggris ora dheweke`,
    openTo: `Iso gaweke website ora? | gelem magang ora | purun nampi damelan | gelem diajak kerjasama ora | saged damelaken aplikasi kangge usaha kula
      > Ing situs iki katulis: “{openTo}.” Liyane takona {name}: [[liwat [form kontak]({contact}) utawa ]]{ways}.`,
    terms: `Regane piro? | gawe website piro | gajine njaluk piro | nggarap aplikasi suwene pira
      > Rega, bayaran, wektu, lan panggonan ora katulis ing situs iki. Takona {name}: [[liwat [form kontak]({contact}) utawa ]]{ways}.`,
    private: `Umure piro? | wis duwe pacar durung | agamane opo | ultahe kapan | omahe RT piro | wis rabi durung
      > Kuwi urusan pribadi, lan ora katulis ing situs iki.`,
    tools: `Nganggo tools opo wae? | piranti sing dienggo opo wae | iso opo wae mas {name} | keahliane opo
      > {name} nyantumake {toolCount} tools: {toolNames}. Jangkepe ing [bagian tools]({tools}).`,
    mostUsed: `Sing paling kerep dienggo opo? | jago ngopo wae | pintere neng ngendi | piranti sing paling asring dipunginakaken menapa
      > Diitung saka proyek ing kene: {mostUsed}.`,
    knowsTech: `{name} iso {tech} ora? | tau nganggo {tech} | ngerti {tech} ora`,
    shop: `Tokone adol opo wae? | apa wae sing didol neng tokone | jasane opo wae | saged nyewa barang menapa
      > Ing toko online {name} ana {services}. Regane ora katulis ing kene: takon wae[[ liwat [form kontak]({contact})]].
      ! {name} ora dodolan ing kene.`,
    order: `Carane pesen piye? | mbayare nganggo opo | badhe pesen caranipun pripun
      > Tulisen butuhmu: [[liwat [form kontak]({contact}) utawa ]]{ways}. Carane mbayar ora katulis ing situs iki.`,
    contact: `Piye carane ngontak {name}? | nomer WA ne piro | emaile opo | arep takon langsung lewat endi | carane ngubungi mas {name} pripun | nomere pinten
      > [[Tulisen liwat [form kontak]({contact}) utawa ]]{ways}.`,
    profiles: `Sosmede opo wae? | ige opo | duwe github ora | linkedine endi
      > {name} ana ing {profiles}.`,
    cv: `CV ne ana ora? | nyuwun cv | portofolione endi
      > {pdfs}.[[ Liyane, nyuwun liwat [form kontak]({contact}).]]`,
    reply: `Suwe ora mbalese? | kapan dibales | pesenku kok durung dibales
      > Suwene {name} mbales ora katulis ing kene.[[ Isa uga {ways}.]]`,
    form: `Formulire nang endi? | pesenku mlebu nang endi | seratan kula dumugi pundi
      > [Form kontak]({contact}) ana ing ngisor kaca ngarep. [[Sing kok tulis dikirim menyang {service} {name}; ]]situs iki ora nyimpen salinane.`,
    failed: `Pesenku ora kekirim piye? | tombole ora iso dipencet | formulire error
      > Yen gagal dikirim, teksmu tetep ana ing form, lan cara liya ana ing ngisore.[[ Isa uga {ways}.]]`,
    feedback: `Arep lapor bug nang endi? | webe rusak
      > Matur nuwun! Kandhanana {name}: [[liwat [form kontak]({contact}) utawa ]]{ways}.`,
    privacy: `Pesenku disimpen ora? | sopo sing iso moco chat iki | web iki nyathet sopo sing mbukak
      > Pitakonmu dikirim menyang {model}, model basane Google. Situs iki ora nyimpen. Situs iki ora masang cookie, iklan, utawa pelacakan.
      ! Chat iki ora metu saka browsermu lan ora disimpen. Situs iki ora masang cookie, iklan, utawa pelacakan.`,
    limit: `Piro karakter paling akeh? | pesene oleh dowo piro
      > Pesen ing form oleh {longestMessage} karakter, pitakon ing kene {longestQuestion}.`,
    theme: `Ana mode peteng ora? | layare iso digawe peteng
      > Ana: tombol ing bar navigasi ngganti mode peteng, padhang, utawa melu sistem.`,
    site: `Website iki digawe nganggo opo? | sopo sing gawe web iki | iki web opo
      > Iki portofolio {fullName}: [[[tools]({tools}), ]][[[proyek]({projects}) ]]lan sing gawe.`,
    projects: `Proyeke opo wae? | ono pira proyeke | {name} tau gawe opo wae | garapane opo wae | proyeke ana piro kabeh
      > {found}. Kabeh ana ing [bagian proyek]({projects}).`,
    find: `Proyek sing nganggo {tech} opo wae? | {kind} sing nganggo {tech} | sing ora nganggo {tech} | {kind} opo wae sing digawe | ono pira {kind}
      proyek taun {year} opo wae | taun {year} gawe opo wae`,
    newest: `Proyek sing paling anyar opo? | {kind} sing paling anyar | garapan paling anyar
      > Saka {found}, sing paling anyar dhisik.`,
    oldest: `Proyek sing kawitan opo? | proyek sing paling lawas | {kind} sing pisanan
      Wis pirang taun ngoding? | wiwit kapan gawe aplikasi
      > Saka {found}, sing paling lawas dhisik.`,
    clients: `Sing digawe kanggo klien endi wae? | kliene sopo wae | proyek bareng tim sing endi
      > Kanggo utawa bareng sapa proyeke digawe:
      > {clients}`,
    demos: `Sing ana demone endi wae? | {kind} sing iso dicoba
      > Sing ana demone: {found}.`,
    sources: `Proyek sing kodene dibukak endi wae? | sing open source opo wae
      > Sing kodene kabukak: {found}.`,
    downloads: `Sing iso diundhuh opo wae? | {kind} sing iso didownload
      > Sing isa diundhuh: {found}.`,
    compare: `Opo bedane {project} karo {project}? | luwih anyar endi, {project} opo {project}
      > Jejer-jejer:`,
    project: `{project} kuwi opo? | critakno {project} | jelasno {project} | {project} iku aplikasi opo | {project} gunane opo`,
    projectDate: `{project} digawe kapan? | kapan {project} digawe | {project} taun piro
      > {title}: {date}.`,
    projectTech: `{project} digawe nganggo opo? | {project} nganggo {tech} ora | {project} nganggo basa opo
      > {title} digawe nganggo {technologies}.`,
    projectClient: `{project} digawe kanggo sopo? | sopo sing gawe {project} | {project} digarap dhewe opo bareng tim
      > {title}, kanggo utawa bareng: “{client}”.[[ “{part}”]]`,
    projectDemo: `{project} ana demone ora? | {project} iso dicoba ora
      > {title}: {demo}
      ! Demone {title} ora kabukak.`,
    projectSource: `Kode {project} dibukak ora? | repo {project} ana ora
      > Kode {title}: {source}
      ! Kode {title} ora kabukak.`,
    projectDownload: `{project} iso diundhuh ora? | download {project} nang endi
      > Undhuhan {title}: {download}
      ! {title} ora isa diundhuh saka kene.`,
    projectScreens: `{project} ana gambare ora? | tampilane {project} piye
      > Gambare ana ing {page}.`,
    projectHard: `Sing angel saka {project} opo? | kenopo gawe {project}
      > Ing {page} katulis:
      > {story}`,
  },

  fixed: {
    distress: `pengen mati | kepengin mati | kesel urip | wis ora kuat urip | bunuh diri
      > Aku melu sedhih, mesthi abot rasane. Aku mung program, nanging kowe ora kudu dhewekan: coba crita dina iki marang wong cedhak sing kokpercaya.[[ Kowe isa nelpon {helpLine}.]]`,
    abuse: `asu kowe | ndasmu | raimu
      > Ngapunten yen ana sing nggawe mangkel.`,
  },

  frame: {
    near: 'Aku durung yakin karepmu. Apa iki:',
    quote: 'Perangan sing paling cocog, saka {page}:',
    none: 'Bab kuwi aku durung ngerti.',
    missing: 'Kuwi ora katulis ing situs iki.',
    empty: 'Ora ana proyek ing kene sing cocog.',
    ask: 'Takokna iki marang {name} liwat form kontak',
    found: '{projects}[[ nganggo {tech}]][[ tanpa {without}]][[ saka {year}]]',
    nouns: { project: ['proyek', 'proyek'], website: ['website', 'website'], mobile: ['aplikasi mobile', 'aplikasi mobile'] },
  },

  stopWords: 'sing kuwi iku iki to tho yo nggih niku menika punika mas lan karo kanggo nang ning neng ing ana ono wonten wae',
  endings: 'e ne ipun',
  same: `nganggo dienggo nggo dinggo ngagem
    gawe digawe nggawe damel damelan
    opo apa menapa punapa
    sopo sapa sinten
    endi ngendi pundi
    piye pripun kepiye
    piro pira pinten
    iso isa saged bisa
    ora mboten ra`,
  owner: 'dheweke, deweke, piyambakipun, wonge',
  it: 'kuwi, iku, iki',
  newest: 'paling anyar, anyar, enggal',
  oldest: 'lawas, kawitan, kapisan, pisanan, paling lawas',
  not: 'ora, dudu, tanpa, sakliyane, mboten',
  or: 'utawa',
};
