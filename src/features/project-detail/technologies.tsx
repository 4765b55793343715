import type { Technology } from '#content/project.ts';
import { Icon } from '#ui/icon.tsx';
import { useStagger } from '#ui/use-stagger.ts';

type Props = { title: string; technologies: readonly Technology[] };

export function Technologies({ title, technologies }: Props) {
  const list = useStagger<HTMLUListElement>({ each: 0.1 });
  if (technologies.length === 0) return null;
  return (
    <section className="mt-14" aria-labelledby="technologies">
      <h2 id="technologies" lang="id" className="text-[1.75rem] leading-tight tracking-[-.03em]">
        {title}
      </h2>
      <ul ref={list} className="tools">
        {technologies.map(({ src, name }) => (
          <li key={name} className="tool">
            <Icon src={src} name={name} size={40} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
