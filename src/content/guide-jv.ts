import type { GuideLanguage } from './guide-types.ts';

/** What the guide answers in Javanese; it understands more, and answers that in Indonesian. */
export const jv: GuideLanguage = {
  answers: {
    hello: `sugeng enjing | sugeng siang | piye kabare | kulo nuwun | nderek tepang
      > Sugeng rawuh! Aku nuduhake apa sing ana ing situs iki bab {name}.`,
    thanks: `matur nuwun | matur suwun sanget | suwun | oke suwun wis mudheng
      > Sami-sami! Yen ana liyane bab {name}, takon maneh, nggih.`,
    bye: `pareng rumiyin | pamit riyin | ngatos-atos | sampun nggih pareng
      > Pareng, ngatos-atos nggih![[ Yen perlu {name}, ana [form kontak]({contact}).]]`,
    badNews: `Aku lagi susah | kucingku mati | simbahku seda | aku ora lulus ujian
      > Melu sedhih. Aku mung program, nanging muga-muga ana wong cedhak sing ngancani dina iki.`,
    help: `Iso takon opo wae? | kowe iso opo wae | arep takon oleh ora | kowe iso ngopo wae
      > Mangga takon wae. Wangsulane dakgoleki ing isi situs iki.`,
    bot: `Kowe sopo? | jenengmu sopo | kowe {name} | iki bot opo wong | kowe menungso | sampeyan niki sinten | kowe lanang opo wedok | Kowe iki AI opo dudu?
      kowe nganggo chatgpt | wangsulanmu saka ngendi | kowe AI tenan
      > Aku pandhu situs iki: program, dudu menungsa lan dudu model AI. Wangsulanku digoleki ing isi situs iki bab {name}.[[ {model} mangsuli dhisik yen isa.]][[ Yen arep ngobrol karo wonge, nganggo [form kontak]({contact}).]]`,
    languagesOfBot: `Kowe iso boso jowo ora? | oleh takon nganggo boso jowo | kowe iso basa opo wae
      > Aku mudheng pitakon basa Indonesia lan Inggris, lan sawetara basa Jawa. Kutipane tetep basa asline.`,
    about: `{name} kuwi sopo? | critakno babagan {name} | sing nduwe web iki sopo | gaweane {name} opo | Jeneng lengkape sopo? | asmane sinten
      > {fullName}, {role}, {place}. Ing situs iki katulis: “{personal}”`,
    location: `Omahe {name} nang endi? | wong ngendi | daleme pundi | asale saka ngendi | {name} manggon ning ngendi
      > {name} ana ing {place}. Alamat persise aku ora ngerti.`,
    education: `Kuliahe nang endi? | kuliah opo | isih kuliah opo wis lulus | lulusan ngendi
      > {education} Bijine aku ora ngerti.`,
    openTo: `Iso gaweke website ora? | gelem magang ora | purun nampi damelan | gelem diajak kerjasama ora | saged damelaken aplikasi kangge usaha kula
      > Ing situs iki katulis: “{openTo}.” Liyane takona {name}: [[liwat [form kontak]({contact}) utawa ]]{ways}.`,
    terms: `Regane piro? | gawe website piro | gajine njaluk piro | nggarap aplikasi suwene pira | Carane pesen piye? | mbayare nganggo opo
      > Rega, pambayaran, wektu, lan kapan {name} mbales ora katulis ing situs iki. Takona: [[liwat [form kontak]({contact}) utawa ]]{ways}.`,
    private: `Umure piro? | wis duwe pacar durung | agamane opo | ultahe kapan | omahe RT piro | wis rabi durung
      > Kuwi urusan pribadi, lan ora katulis ing situs iki.`,
    tools: `Nganggo tools opo wae? | piranti sing dienggo opo wae | iso opo wae mas {name} | keahliane opo
      > {name} nyantumake {toolCount} tools: {toolNames}. Jangkepe ing [bagian tools]({tools}).`,
    knowsTech: `{name} iso {tech} ora? | tau nganggo {tech} | ngerti {tech} ora`,
    shop: `Tokone adol opo wae? | apa wae sing didol neng tokone | jasane opo wae | saged nyewa barang menapa
      > Ing toko online {name} ana {services}. Regane ora katulis ing kene: takon wae[[ liwat [form kontak]({contact})]].
      ! {name} ora dodolan ing kene.`,
    contact: `Piye carane ngontak {name}? | arep takon langsung lewat endi | carane ngubungi mas {name} pripun | nomere pinten
      > [[Tulisen liwat [form kontak]({contact}) utawa ]]{ways}.`,
    profiles: `Sosmede opo wae? | ige opo | duwe github ora | linkedine endi
      > {name} ana ing {profiles}.`,
    cv: `CV ne ana ora? | nyuwun cv | portofolione endi
      > {pdfs}.[[ Liyane, nyuwun liwat [form kontak]({contact}).]]`,
    projects: `Proyeke opo wae? | ono pira proyeke | {name} tau gawe opo wae | proyeke ana piro kabeh
      > {found}. Kabeh ana ing [bagian proyek]({projects}).`,
    find: `Proyek sing nganggo {tech} opo wae? | sing ora nganggo {tech} | {kind} opo wae sing digawe | ono pira {kind} | taun {year} gawe opo wae`,
    newest: `Proyek sing paling anyar opo? | {kind} sing paling anyar | garapan paling anyar
      > Saka {found}, sing paling anyar dhisik.`,
    oldest: `Proyek sing kawitan opo? | proyek sing paling lawas | Wis pirang taun ngoding? | wiwit kapan gawe aplikasi
      > Saka {found}, sing paling lawas dhisik.`,
    project: `{project} kuwi opo? | critakno {project} | jelasno {project} | {project} iku aplikasi opo | {project} gunane opo`,
    projectDate: `{project} digawe kapan? | kapan {project} digawe | {project} taun piro
      > {title}: {date}.`,
    projectTech: `{project} digawe nganggo opo? | {project} nganggo {tech} ora | {project} nganggo basa opo
      > {title} digawe nganggo {technologies}.`,
    projectClient: `{project} digawe kanggo sopo? | sopo sing gawe {project} | {project} digarap dhewe opo bareng tim
      > {title}, kanggo utawa bareng: “{client}”.[[ “{part}”]]`,
  },

  fixed: {
    distress: `pengen mati | kepengin mati | kesel urip | wis ora kuat urip | bunuh diri
      > Aku melu sedhih, mesthi abot rasane. Aku mung program, nanging kowe ora kudu dhewekan: coba crita dina iki marang wong cedhak sing kokpercaya.[[ Kowe isa nelpon {helpLine}.]]`,
    abuse: `asu kowe | ndasmu | raimu
      > Ngapunten yen ana sing nggawe mangkel.`,
  },

  frame: {
    near: 'Aku durung yakin karepmu. Apa iki:',
    quote: 'Perangan iki sing paling cocog:',
    none: 'Bab kuwi aku durung ngerti.',
    missing: 'Kuwi ora katulis ing situs iki.',
    empty: 'Ora ana proyek ing kene sing cocog.',
    ask: 'Takon {name} liwat form kontak',
    found: '{projects}[[ nganggo {tech}]][[ tanpa {without}]][[ saka {year}]]',
    nouns: { project: ['proyek', 'proyek'], website: ['website', 'website'], mobile: ['aplikasi mobile', 'aplikasi mobile'] },
  },

  stopWords: 'sing kuwi iku iki to tho yo nggih niku menika punika mas lan karo kanggo nang ning neng ing ana ono wonten wae',
  endings: 'e ne ipun',
  same: `nganggo dienggo nggo dinggo ngagem | gawe digawe nggawe damel damelan | opo apa menapa punapa | sopo sapa sinten | endi ngendi pundi
    piye pripun kepiye | piro pira pinten | iso isa saged bisa | ora mboten ra`,
  owner: 'dheweke, deweke, piyambakipun, wonge',
  it: 'kuwi, iku, iki',
  newest: 'paling anyar, anyar, enggal',
  oldest: 'lawas, kawitan, kapisan, pisanan, paling lawas',
  not: 'ora, dudu, tanpa, sakliyane, mboten',
  or: 'utawa',
};
