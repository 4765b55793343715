/** The suggested questions of the chat, by entry of the FAQ, which answers them. `{name}` is you. */
export const starters: Record<string, Record<string, string>> = {
  en: {
    strongest: 'Which project is the strongest?',
    work: 'Where has {name} worked?',
    tech: 'What does {name} build with?',
    cv: 'Is there a CV?',
    open: 'Is {name} open to work?',
    study: 'What does {name} study?',
    team: 'Has {name} led a team?',
    contact: 'How can I contact {name}?',
  },
  id: {
    strongest: 'Proyek mana yang paling kuat?',
    work: '{name} pernah kerja di mana?',
    tech: '{name} pakai teknologi apa?',
    cv: 'Ada CV-nya?',
    open: '{name} terbuka untuk tawaran kerja?',
    study: '{name} kuliah apa?',
    team: '{name} pernah memimpin tim?',
    contact: 'Bagaimana cara menghubungi {name}?',
  },
  jv: {
    strongest: 'Proyek endi sing paling apik?',
    work: '{name} tau kerja nang endi?',
    tech: '{name} nganggo teknologi opo?',
    cv: 'Ana CV-ne ora?',
    open: '{name} gelem kerja bareng?',
    study: '{name} kuliah opo?',
    team: '{name} tau mimpin tim?',
    contact: 'Piye carane ngontak {name}?',
  },
};
