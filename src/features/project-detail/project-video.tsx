import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { Heading } from '#ui/heading.tsx';
import { pictureUrl } from '#ui/picture.tsx';

/** A video with the cover as its poster. The browser loads it only when it is played. */
export function ProjectVideo({ project, src }: { project: Project; src: string }) {
  return (
    <section aria-labelledby="video">
      <Heading level={2} size="medium" id="video">
        {words.project.video}
      </Heading>
      {/* biome-ignore lint/a11y/useMediaCaption: the owner's file has no separate captions. */}
      <video
        className="mt-6 aspect-16/10 w-full rounded-card bg-ink"
        src={src}
        poster={pictureUrl(project.cover)}
        aria-label={project.title}
        controls
        playsInline
        preload="none"
      />
    </section>
  );
}
