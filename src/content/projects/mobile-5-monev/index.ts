import type { MobileProject } from '#content/schema/project.ts';
import { figma, kotlin, python, tensorflowLite } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '5',
  title: 'Monev - Money Voice Identifier',
  alsoCalled: ['money voice', 'money reader', 'banknote app', 'banknote reader'],
  imageAlt: 'The camera frames a blue Rp50.000 note; a second phone shows and speaks its value.',
  owner: 'A campus team of four',
  date: '2024-10',
  download: 'https://example.com/monev/download',
  url: 'https://example.com/monev',
  urlRepo: 'private',
  description:
    'Says which rupiah note is in front of the camera, for people who cannot see it. It speaks Indonesian, Javanese or English, adds the notes up and needs no network.',
  problem: 'Blind people who pay with cash have to trust a stranger to name the note.',
  role: 'The Android app and its speech; two of us trained the model, one ran the tests with users.',
  result: 'It names all seven everyday notes without a network, and took second place in a national competition.',
  facts: ['Tested with 11 blind users', '7 notes, 3 languages', 'Team of 4'],
  p1: 'Monev is for blind and low-vision people who pay with cash. Hold a note in front of the camera, and the phone vibrates and says its value; a double tap anywhere adds it to the total of the day. The seven everyday notes are known, the voice and its speed can be chosen, and nothing has to be aimed at: every screen works with TalkBack.',
  p2: 'Our first model was very sure of itself and often wrong, since most training pictures showed flat notes on a desk. We took new ones the way people really hold money: folded, half covered by a thumb, under a yellow lamp. The Python training script mixes these with rotated copies, and the TensorFlow Lite model stays silent below a threshold. Asking for more light is better than naming the wrong value.',
  p3: 'The speech was rewritten more often than the code. The value comes first and everything else after it, hints are whole sentences, and the app never talks over TalkBack: it waits until the screen reader has finished. Each value also has a vibration of its own, for places where a talking phone is unwelcome.',
  screens: [
    'The first screen says in two sentences what the app does',
    'The camera finds a Rp50.000 note',
    'The value is spoken and shown in large digits',
    'The notes of today, with their total',
    'Voice, speed and language can be chosen',
    'In low light the app offers to switch on the torch',
    'How it works in three steps, and the seven notes it knows',
  ],
  technologies: [kotlin, tensorflowLite, python, figma],
} satisfies MobileProject;
