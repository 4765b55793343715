const name = 'Ольга';

const fullName = '山田 Ольга';

export const owner = { name, fullName,
  role: 'Illustrator and front-end developer',
  whatsapp: '10000000000',
  monogram: '山',
  personal: 'I draw for newspapers in the morning and build their charts in the afternoon, and I have never been able to say which of the two I like better.',
  typedLines: ['I draw maps', '地図を描きます', 'Рисую карты', 'I build charts', 'I letter by hand', 'I fix old sites'],
  bio: ['One paragraph will do, although it goes on for a while: Nowosibirsk, Osaka, and by now a small town between two lakes where the train stops twice a day and nobody is in a hurry.'],
  location: '大阪, Japan',
  email: 'olga@example.com',
  phone: '+1 000 000 0000',
  callMe: 'https://wa.me/10000000000',
  designPortfolio: { label: 'Open the sketchbook', url: 'https://example.com/sketchbook.pdf' },
  projectPortfolio: { label: 'Open all projects as one PDF', url: 'https://example.com/all.pdf' },
  profiles: [
    { name: 'GitHub', icon: 'icons/github.svg', url: 'https://github.com/' },
    { name: 'Figma Community', icon: 'icons/figma.svg', url: 'https://www.figma.com/' },
    { name: 'LinkedIn', icon: 'icons/linkedin.svg', url: 'https://www.linkedin.com/' },
  ],
  meta: {
    title: `${fullName} | Portfolio`,
    description: 'Maps, charts and hand lettering by 山田 Ольга.',
    keywords: ['maps', 'карты', '地図'],
    author: fullName,
  },
};
