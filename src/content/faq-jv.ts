import type { FaqLanguage } from './faq.ts';

/** Questions and answers in Javanese. Without `says`, the page's language answers. */
export const jv: FaqLanguage = {
  entries: {
    strongest: { asks: `proyek sing paling apik opo | proyek paling apik | karya paling apik | proyek andalan | proyek sing paling unggul | sing paling apik endi | proyek terbaik endi | sing paling apik | karya sing apik | proyek apik`, says: 'Miturut urutane {name} dhewe:', shows: 'best' },
    work: { asks: `tau magang ora | tau nyambut gawe nang endi | pengalaman kerjane opo wae | tau kerjo nang endi | magang nang endi | wis tau magang | magange ngopo wae | tau kerja nang endi | pengalamane opo`, says: '{work}' },
    tech: { asks: `iso opo wae | piranti sing dienggo | sing paling kerep dienggo opo | jago opo | pintere opo | teknologine opo wae | skille opo | iso coding opo | nganggo opo wae | ngoding | iso ngoding opo wae`, says: '[[Kanggo web: {web}.]][[ Kanggo mobile: {mobile}.]]' },
    cv: { asks: `njaluk cv | cv ne endi | iso ndelok cv | cv ne endi yo | njaluk cv ne | ana cv ora | cv | ndeleng cv ne`, says: '{documents}.' },
    open: { asks: `iso magang ora | golek gaweyan ora | iso digawekake aplikasi | iso gawe aplikasi kanggo tokoku | nampa freelance ora | iso kerja bareng ora | lagi golek kerja | iso dihire | kapan iso mulai | gelem magang nang kene | gawekke aplikasi | gawekke web | golek magang | butuh programmer | iso diajak kerja`, says: '{openTo}. Kanggo ngrembug: {ways}.' },
    study: { asks: `kuliah nang endi | jurusane opo | isih kuliah ora | lulus kapan | kampuse endi | kuliahe nang endi | kuliahe jurusan opo | sekolahe nang endi | kapan luluse | isih mahasiswa | luluse kapan | kampuse nang endi | jurusan opo | skripsine opo`, says: '{education}' },
    team: { asks: `melu organisasi opo | tau dadi relawan | tau mimpin tim`, says: '{organisations}' },
    contact: { asks: `nomer wa ne piro | emaile opo | carane ngubungi {name} | kontake endi | pripun carane ngubungi {name} | nomer telpone piro | nomer wane piro | piye ngontak {name} | njaluk nomere | arep ngubungi {name} | kontake | ngontak | piye yen arep ngontak`, says: '[[[Formulir]({contact}) utawa ]]{ways}.' },
    salary: { asks: `Gajine njaluk piro? | regane piro | bayarane piro | gawe website regane piro | bayarane njaluk piro | gaji piro | ragade piro | regane gawe web piro | gawe aplikasi piro | pinten regane`, says: 'Situs iki ora nyebut angka. {name} iso: {ways}.' },
    place: { asks: `{name} omahe nang endi? | manggon nang endi | wong endi | asale endi | iso kerja remote ora | manggone nang endi | omahe endi | dalemipun pundi | asline endi | daleme pundi | wong jogja | ngendi omahe | saka endi | wonge saka endi`, says: '{name} ana ing {place}. Bab kerja saka panggonan liya: {ways}.' },
    awards: { asks: `Tau menang lomba opo? | sertifikate opo wae | juara opo | prestasine opo | melu lomba opo | tau melu lomba`, says: '{certificates}' },
    languages: { asks: `{name} iso basa opo wae? | iso basa inggris ora | basa jawane lancar ora | iso basa opo | basane opo wae | iso inggrisan ora`, says: '{languages}' },
    about: { asks: `{name} kuwi sopo? | sopo {name} kuwi | iki webe sopo | sinten {name} | {name} iku sopo | iki sopo | sopo sing nduwe web iki | {name} kuwi wong endi`, says: '{fullName}, {role}, {place}. {personal}' },
    bio: { asks: `{name} wonge piye? | carane nyambut gawe piye | kenopo seneng ngoding` },
    newest: { asks: `Proyek paling anyar opo? | sing paling anyar opo | proyek anyar`, says: 'Sing paling anyar dhisik:', shows: 'newest' },
    projects: { asks: `{name} tau gawe opo wae? | proyeke opo wae | ana piro proyeke | ndelok proyeke | proyek opo wae sing tau digawe | tau nggawe opo wae | karyane opo wae | pira proyeke | wis gawe opo wae | aplikasine opo wae | webe opo wae`, says: '{projectCount} proyek: [kabeh]({projects}). Sing dhisik miturut {name}:', shows: 'best' },
    profiles: { asks: `Akune {name} endi wae? | github e endi | ig ne opo | instagrame opo | linkedine endi | githube endi`, says: '{profiles}.' },
    services: { asks: `Ana jasa opo wae? | adol opo | iso cek skripsi ora | tokone adol opo`, says: 'Tokone {name}: {services}. Rega lan pesenan: {ways}.' },
    bot: { asks: `Iki bot opo uwong? | kowe sopo | kowe bot | sampeyan sinten | iki robot | iki sopo sing njawab`, says: 'Aku program cilik, dudu uwong: aku nggoleki ing situs iki.' },
    form: { asks: `Pesenku ora kekirim piye? | pesenku ora kekirim | kapan dibales | suwe ora mbalese` },
  },
  talk: [
    { asks: `sugeng enjing | sugeng siang | sugeng sonten | sugeng dalu | sugeng rawuh | kulo nuwun | kulanuwun | piye kabare`, says: 'Sugeng rawuh. Takon bab {name}, utawa goleki proyek.' },
    { asks: `matur nuwun | matursuwun | matur suwun | suwun | maturnuwun | nuwun | nggih`, says: 'Sami-sami.' },
    { asks: `pareng | mangga pamit | ndherek pamit`, says: 'Mangga.' },
  ],
  serious: {
    asks: `ora ana gunane | kesel urip | urip aku | ninggal | pengin mati | pingin mati | kepengin mati | kepingin mati | arep mati | mati wae | nglalu | ngendhat | gantung | bosen urip | males urip | urip ora | kuwat maneh | mateni | dipateni | pateni | tak pateni | tak bakar | tak kepruk | ngantem | diantemi | digebugi | dijotos | dikeplak | ninggal | seda | jancok | dancok | ndasmu | goblok | gunane | wedi karo | jancuk | asu | matamu | bajingan | wong jawa kesed`,
    says: 'Aku mung program cilik lan ora bisa mbantu bab iki. Yen panjenengan utawa wong liya ana ing bebaya, mangga telpon nomer darurat ing panggonan panjenengan.[[ Kanggo omong-omong karo wong: {helpLine}.]]',
  },
  frame: {
    results: 'Iki sing ana ing situs iki bab kuwi:', none: 'Aku program cilik sing mung ngerti situs iki. {name} iso njawab:', ask: 'Takon {name} lewat formulir kontak', found: 'Proyek: {count}',
    project: '**[{title}]({page})**, {date}. {description}\n\n- Kanggo utawa bareng: {client}[[\n- Digawe nganggo: {technologies}]][[\n- {facts}]][[\n- Demo: {demo}]][[\n- Kode: {source}]][[\n- Unduhan: {download}]]',
  },
  stopWords: 'sing lan ing nang neng ning saka kanggo karo opo apa sopo sapa endi ngendi piro pira kapan piye pripun kenopo wae ae ora kuwi iku iki kowe sampeyan panjenengan dheweke iso isa bisa saged tau gelem yo ya to tho lho kok ana ono mas mbak njaluk ndelok ngerti',
  endings: '',
  same: 'gawe digawe nggawe bikin | nganggo dienggo pakai | apik terbaik | anyar terbaru | magange magang | kuliahe kuliah | proyeke proyek | ngontak ngubungi kontak | basa bahasa | omahe manggon tinggal | kerjo kerja | wuta blind',
  chooses: { newest: 'paling anyar, anyar', oldest: 'pisanan, lawas', best: 'paling apik, apik', not: 'tanpa, dudu, ora nganggo', or: 'utawa', any: 'nganggo, gawe, digawe, tau', about: 'digawe, kapan, nganggo, piye', it: 'kuwi, iku, iki' },
};
