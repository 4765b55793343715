import SVG from 'react-inlinesvg';
import { assetPath } from '#lib/paths.ts';

type Props = { src: string; name: string; size: number };

/** A logo from `public/`, decorative beside its name. Its first letter stands in when it cannot be loaded. */
export function Icon({ src, name, size }: Props) {
  const url = assetPath(src);
  return (
    <span className="grid place-items-center" style={{ width: size, height: size }} aria-hidden>
      <SVG src={url} width={size} height={size} cacheRequests>
        <span className="grid size-full place-items-center rounded-xl bg-emas-soft font-extrabold text-soga">
          {name.charAt(0)}
        </span>
      </SVG>
      <noscript>
        <img src={url} width={size} height={size} alt="" />
      </noscript>
    </span>
  );
}
