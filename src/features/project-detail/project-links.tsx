import { Code, Download, ExternalLink, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { assetPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ShareButton } from './share-button.tsx';

export function ProjectLinks({ project }: { project: Project }) {
  const isMobile = project.kind === 'mobile';
  return (
    <div className="-mt-4 flex flex-wrap gap-3 lg:-order-4 lg:col-span-full lg:-mt-8">
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
    <Button
      href={isFile ? assetPath(link) : link}
      {...(isFile ? { download: '' } : { target: '_blank' })}
      icon={icon}
      look={isPrimary ? 'primary' : 'quiet'}
    >
      {label}
    </Button>
  );
}
