import type { MobileProject } from '#content/schema/project.ts';
import { figma, kotlin, python, tensorflowLite } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '5',
  order: 1,
  title: 'Monev - Money Voice Identifier',
  alsoCalled: ['money voice', 'money reader', 'banknote app', 'banknote reader'],
  imageAlt: 'The camera view frames a blue Rp50.000 note; a second phone shows its value while speaking it.',
  owner: 'A campus team of four',
  date: '2024-10',
  download: 'https://example.com/monev/download',
  url: 'https://example.com/monev',
  urlRepo: 'private',
  description: 'Tells blind people which rupiah note they’re holding. Speaks three languages and works offline.',
  problem: 'Blind people who pay in cash have to trust a stranger to tell them which note they’re holding.',
  role: 'I built the Android app and its speech. Two teammates trained the model, and one ran the user tests.',
  result: 'In 220 tries by eleven blind testers, it named the wrong note twice. Second place in a national accessibility competition.',
  facts: ['Second place nationally', 'Tested with 11 blind users', '7 notes, 3 languages'],
  p1: 'Hold a note in front of the camera: the phone vibrates and says its value. Double-tap anywhere to add it to the day’s total. Monev knows the seven notes in everyday use. You can choose the voice and its speed, you don’t have to aim exactly, and every screen works with TalkBack.',
  p2: 'Our first model was confident and often wrong, because most of its training photos showed flat notes on a desk. We took new ones the way people hold money: folded, half covered by a thumb, under a yellow lamp. A Python script adds rotated copies, and below a confidence threshold the app asks for more light. That is better than naming the wrong note.',
  p3: 'I rewrote the speech more often than the code. The value comes first, hints are full sentences, and the app never talks over TalkBack. Each note also has its own vibration pattern, for places where a talking phone is unwelcome. Tests walk through every screen with TalkBack on. The code is private, but I’ll gladly show it to you.',
  screens: [
    'The first screen explains the app in two sentences',
    'The camera finds a Rp50.000 note',
    'The value, spoken and shown in large digits',
    'Today’s notes and their total',
    'Settings for voice, speed and language',
    'In low light, the app offers to turn on the flashlight',
    'How it works in three steps, and the seven notes it knows',
  ],
  technologies: [kotlin, tensorflowLite, python, figma],
} satisfies MobileProject;
