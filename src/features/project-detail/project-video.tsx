import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { pictureUrl } from '#ui/picture.tsx';

/** A video with the cover as its poster. The browser loads nothing of it before it is played. */
export function ProjectVideo({ project, src }: { project: Project; src: string }) {
  return (
    <section aria-labelledby="video">
      <h2 id="video" className="detail-heading">
        {words.project.video}
      </h2>
      {/* biome-ignore lint/a11y/useMediaCaption: the owner's file has no separate captions. */}
      <video
        className="project-video"
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
