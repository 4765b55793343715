import type { FaqLanguage } from './schema/chat.ts';

/** Questions and answers in Javanese, of which no package knows the words. Without `says`, the page's language answers. */
export const jv: FaqLanguage = {
  entries: {
    strongest: { asks: `proyek sing paling apik | karya paling apik | sing paling apik endi`, says: 'Miturut urutane {name} dhewe:', shows: 'best' },
    work: { asks: `tau magang nang endi | magange nang endi | magange ngopo wae | tau kerjo nang endi | pengalaman kerjane`, says: '{work}' },
    tech: { asks: `iso opo wae | ngoding nganggo opo | teknologine opo wae | piranti sing dienggo | skille opo`, says: '[[Kanggo web: {web}.]][[ Kanggo mobile: {mobile}.]]' },
    cv: { asks: `njaluk cv | cv ne endi | ana cv ora`, says: '{documents}.' },
    open: { asks: `iso magang ora | golek gaweyan | golek magang | iso gawe aplikasi kanggo tokoku | iso digawekake aplikasi | kapan iso mulai`, says: '{openTo}. Kanggo ngrembug: {ways}.' },
    study: { asks: `kuliah nang endi | jurusane opo | isih kuliah ora | lulus kapan | kampuse endi`, says: '{education}' },
    team: { asks: `melu organisasi opo | tau dadi relawan | tau mimpin tim`, says: '{organisations}' },
    contact: { asks: `nomer wa ne piro | emaile opo | carane ngubungi {name} | kontake endi`, says: '[[[Formulir]({contact}) utawa ]]{ways}.' },
    salary: { asks: `Gajine njaluk piro? | regane piro | bayarane piro | gawe website regane piro | pinten regane`, says: 'Situs iki ora nyebut angka. {name} iso: {ways}.' },
    place: { asks: `{name} omahe nang endi? | manggon nang endi | asale endi | wong endi | dalemipun pundi`, says: '{name} ana ing {place}. Bab kerja saka panggonan liya: {ways}.' },
    awards: { asks: `Tau menang lomba opo? | sertifikate opo wae | juara opo`, says: '{certificates}' },
    languages: { asks: `{name} iso basa opo wae? | iso basa inggris ora | basa jawane lancar ora`, says: '{languages}' },
    about: { asks: `{name} kuwi sopo? | sopo {name} kuwi | sinten {name} | iki webe sopo`, says: '{fullName}, {role}, {place}. {personal}' },
    newest: { asks: `Proyek paling anyar opo? | sing paling anyar opo`, says: 'Sing paling anyar dhisik:', shows: 'newest' },
    projects: { asks: `{name} tau gawe opo wae? | proyeke opo wae | ana piro proyeke | karyane opo wae`, says: '{projectCount} proyek: [kabeh]({projects}). Sing dhisik miturut {name}:', shows: 'best' },
    private: { asks: `Umure {name} piro? | wis rabi durung | pacare sopo`, says: 'Kuwi pribadi, situs iki ora nyebut.' },
    profiles: { asks: `Akune {name} endi wae? | githube endi | instagrame opo | linkedine endi`, says: '{profiles}.' },
    services: { asks: `Ana jasa opo wae? | adol opo | tokone adol opo`, says: 'Tokone {name}: {services}. Rega lan pesenan: {ways}.' },
    bot: { asks: `Iki bot opo uwong? | kowe sopo | kowe bot`, says: 'Aku program cilik, dudu uwong: aku nggoleki ing situs iki.' },
  },
  talk: [
    { asks: `sugeng enjing | sugeng siang | sugeng sonten | sugeng dalu | sugeng rawuh | kulo nuwun | piye kabare`, says: 'Sugeng rawuh. Takon bab {name}, utawa goleki proyek.' },
    { asks: `matur nuwun | matursuwun | matur suwun | suwun | nuwun | nggih`, says: 'Sami-sami.' },
    { asks: `pareng | mangga pamit`, says: 'Mangga.' },
  ],
  serious: {
    asks: `pengin mati, pingin mati, arep mati, mati wae, kesel urip, kuwat urip, bosen urip, nglalu, ngendhat, dipateni, mateni, semaput, jancok, asu, ndasmu`,
    self: 'aku kulo awakku uripku',
    says: 'Aku mung program cilik lan ora bisa mbantu bab iki. Yen panjenengan utawa wong liya ana ing bebaya, mangga telpon nomer darurat ing panggonan panjenengan.[[ {helpLine}]]',
    unsure: 'Aku program cilik sing mung ngerti situs iki. Yen panjenengan lagi ora kepenak atine, mangga omong-omong karo wong.[[ {helpLine}]]',
    helpLine: 'Kanggo omong-omong karo wong: 119 ekstensi 8 (Indonesia).',
  },
  frame: {
    results: 'Iki sing ana ing situs iki bab kuwi:',
    missing: '[[Ing kene ora ana sing nyebut {words}. ]]Sing paling cedhak ing situs iki:',
    lacks: 'Kaca {title} ora nyebut {words}.',
    none: '[[Ing kene ora ana sing nyebut {words}. ]]Aku program cilik sing mung ngerti situs iki. {name} iso njawab:',
    ask: 'Takon {name} lewat formulir kontak', found: 'Proyek: {count}',
    project: '**[{title}]({page})**, {date}. {description}\n\n- Kanggo utawa bareng: {client}[[\n- Digawe nganggo: {technologies}]][[\n- {facts}]]',
    now: 'saiki', expected: 'kira-kira {date}',
  },
  facts: [],
  stopWords: 'sing lan ing nang neng ning saka kanggo karo opo sopo sapa endi ngendi piro pira kapan piye pripun kenopo wae ae ora kuwi iku iki kowe sampeyan panjenengan dheweke iso isa saged gelem yo yen lho ono ana mas mbak njaluk ndelok ngerti'.split(' '),
  chooses: {
    newest: 'paling anyar', best: 'paling apik', not: 'tanpa, ora nganggo', or: 'utawa',
    any: 'proyeke, nganggo, gawe, digawe, tau', it: 'kuwi, iku',
  },
};
