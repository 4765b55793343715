import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { assetPath, type PictureSource, pictureFile } from '#lib/paths.ts';

type Props = {
  picture: PictureSource;
  alt: string;
  sizes: string;
  /** The most important picture of the page: preloaded with high priority. */
  isFirst?: boolean;
  isEager?: boolean;
  className?: string;
};

export function Picture({ picture, alt, sizes, isFirst = false, isEager = isFirst, className = '' }: Props) {
  const [failures, setFailures] = useState(0);
  const { width, height, widths } = picture;
  // A tint, on which the alternative text of a picture that fails is readable in both themes.
  const backgroundColor = `color-mix(in srgb, ${picture.color} 30%, var(--surface))`;
  const largest = widths.at(-1) ?? width;

  if (isFirst) {
    preload(url(picture, 'avif', largest), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet(picture),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }

  const fail = () => setFailures(failures + 1);
  const isGivenUp = failures > 1;

  // A phone that was offline for a while.
  useEffect(() => {
    if (!isGivenUp) return;
    const again = () => setFailures(0);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isGivenUp]);

  /** The picture may have failed before this script ran. */
  function failedBefore(img: HTMLImageElement | null) {
    if (img?.complete && img.naturalWidth === 0) fail();
  }

  if (isGivenUp) {
    return (
      <div
        {...(alt && { role: 'img', 'aria-label': alt })}
        className={`kawung ${className}`}
        style={{ aspectRatio: `${width} / ${height}`, width: '100%', backgroundColor }}
      />
    );
  }
  return (
    <picture>
      {/* The second attempt is another file, for a browser that cannot read the first. */}
      {failures === 0 && <source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />}
      <img
        key={failures}
        src={pictureUrl(picture)}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        className={className}
        style={{ backgroundColor }}
        ref={failedBefore}
        onError={fail}
      />
    </picture>
  );
}

export function pictureUrl(picture: PictureSource): string {
  return assetPath(pictureFile(picture));
}

/** The largest file of at most this width, for style sheets. */
export function pictureCss(picture: PictureSource, most: number): string {
  return `url(${url(picture, 'avif', picture.widths.findLast((width) => width <= most) ?? picture.width)})`;
}

function srcSet(picture: PictureSource): string {
  return picture.widths.map((width) => `${url(picture, 'avif', width)} ${width}w`).join(', ');
}

function url({ name }: PictureSource, format: string, width: number): string {
  return assetPath(`pictures/${name}-${width}.${format}`);
}
