import { Code, Download, ExternalLink, Lock, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { copyText } from '#lib/copy-text.ts';
import { absoluteUrl, assetPath, pageFolder, projectPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';

/** Two fit beside each other on a phone. */
const button = 'max-sm:px-5';

export function ProjectLinks({ project }: { project: Project }) {
  const isMobile = project.kind === 'mobile';
  return (
    <div className="-mt-4 flex flex-wrap gap-2 sm:gap-3 lg:-order-4 lg:col-span-full lg:-mt-8">
      <OpenOrPrivate
        link={project.url}
        label={words.project.demo}
        privateLabel={words.project.noDemo[project.kind]}
        icon={<ExternalLink size={20} />}
        isPrimary
      />
      {isMobile && (
        <OpenOrPrivate
          link={project.download}
          label={words.project.download}
          privateLabel={words.project.noDownload}
          icon={<Download size={20} />}
        />
      )}
      <OpenOrPrivate
        link={project.urlRepo}
        label={words.project.repo}
        privateLabel={words.project.noRepo}
        icon={<Code size={20} />}
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
      <Button look="refused" disabled className={button} icon={<Lock size={18} />}>
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
      className={button}
    >
      {label}
    </Button>
  );
}

/** Opens the device's share sheet with the page's address, or copies it when there is none. */
function ShareButton({ project }: { project: Project }) {
  const { title } = project;

  async function share() {
    const url = new URL(absoluteUrl(pageFolder(projectPath(project))), location.origin).href;
    if (await isSharedByDevice({ title, url })) return;
    const isCopied = await copyText(url);
    // The chunk is already loaded with the toasts.
    const toasts = await import('react-hot-toast/headless').catch(() => undefined);
    if (isCopied) toasts?.toast.success(words.project.linkCopied);
    else toasts?.toast.error(words.project.linkNotCopied);
  }

  return (
    <Button look="quiet" className="needs-script" icon={<Share2 size={20} aria-hidden />} onClick={share}>
      {words.project.share}
    </Button>
  );
}

/** Also `true` when the visitor closes the share sheet: https://developer.mozilla.org/docs/Web/API/Navigator/share */
async function isSharedByDevice(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
