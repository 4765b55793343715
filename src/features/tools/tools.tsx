import { tools } from '#content/tools.ts';
import { Icon } from '#ui/icon.tsx';

export function Tools() {
  return (
    <div className="wrap" data-aos="fade-up">
      <h2 className="h2" tabIndex={-1}>
        Tech Stack & Tools
      </h2>
      <p className="sub">Technologies and tools I use to bring ideas to life.</p>
      <ul className="tools">
        {tools.map(({ src, name }) => (
          <li key={name} className="tool lift">
            <Icon src={src} name={name} size={40} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
