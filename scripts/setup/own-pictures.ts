import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandFiles, drawPortrait } from '../brand/brand-files.ts';
import type { Changes } from './apply-changes.ts';
import { GithubError, github } from './github.ts';
import type { Account } from './import-github.ts';

const portrait = 'src/content/pictures/portrait.png';
const side = 800;

type PictureOptions = {
  account: Account | undefined;
  /** Whether the portrait is the sample's. */
  isPortraitSample: boolean;
  say: (line: string) => void;
};

/** Draws the coin and icons if the initial changed, and takes the portrait from the account. */
export async function ownPictures(
  changes: Changes,
  { account, isPortraitSample, say }: PictureOptions,
): Promise<void> {
  const monogram = fieldOf('monogram', changes);
  const inscription = fieldOf('inscription', changes);
  if (monogram !== fieldOf('monogram') || inscription !== fieldOf('inscription')) {
    say(`Drawing the coin and icons with the initial ${monogram}…`);
    for (const [file, content] of await brandFiles({ monogram, inscription })) changes.set(file, content);
  }
  if (!isPortraitSample) return;
  const picture = account && (await accountPicture(account, say));
  changes.set(portrait, picture ?? (await drawPortrait(monogram)));
}

async function accountPicture({ user }: Account, say: PictureOptions['say']): Promise<Buffer | undefined> {
  try {
    const picture = await github().picture(user);
    return await sharp(picture).rotate().resize(side, side, { fit: 'cover' }).png().toBuffer();
  } catch (error) {
    say(
      `${error instanceof GithubError ? error.message : 'The account’s picture is not a valid image.'} Your initial is used instead.`,
    );
    return undefined;
  }
}

function fieldOf(field: string, changes?: Changes): string {
  const file = 'src/content/owner.ts';
  const source = changes?.get(file) ?? readFileSync(file, 'utf8');
  return new RegExp(`^\\s*${field}: (?:'|")(.*?)(?:'|"),`, 'm').exec(source.toString())?.[1] ?? '';
}
