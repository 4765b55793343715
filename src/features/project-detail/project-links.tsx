import { Code, Download, ExternalLink, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { assetPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ShareButton } from './share-button.tsx';

export function ProjectLinks({ project }: { project: Project }) {
  const isMobile = project.kind === 'mobile';
  return (
    <div className="detail-links">
      <OpenOrPrivate
        link={project.url}
        label={words.project.demo}
        privateLabel={words.project.noDemo[project.kind]}
        icon={<ExternalLink size={20} aria-hidden />}
        isPrimary
      />
      {isMobile && (
        <OpenOrPrivate
          link={project.download}
          label={words.project.download}
          privateLabel={words.project.noDownload}
          icon={<Download size={20} aria-hidden />}
        />
      )}
      <OpenOrPrivate
        link={project.urlRepo}
        label={words.project.repo}
        privateLabel={words.project.noRepo}
        icon={<Code size={20} aria-hidden />}
      />
      <ShareButton project={project} />
    </div>
  );
}

type Props = {
  link: string | undefined;
  label: string;
  privateLabel: string;
  icon: ReactNode;
  isPrimary?: boolean;
};

function OpenOrPrivate({ link, label, privateLabel, icon, isPrimary = false }: Props) {
  if (!link) return null;
  if (link === 'private') {
    return (
      <Button look="refused" disabled icon={<Lock size={18} aria-hidden />}>
        {privateLabel}
      </Button>
    );
  }
  const isFile = !/^https?:/.test(link);
  return (
    <LinkButton
      href={isFile ? assetPath(link) : link}
      download={isFile}
      icon={icon}
      look={isPrimary ? 'primary' : 'quiet'}
    >
      {label}
    </LinkButton>
  );
}
