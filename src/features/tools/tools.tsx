import { projectCards } from 'virtual:projects';
import { tools } from '#content/tools.ts';
import { ToolTile } from './tool-tile.tsx';
import './tools.css';

export function Tools() {
  return (
    <div className="wrap" data-aos="fade-up">
      <h2 className="h2" tabIndex={-1}>
        Tech Stack & Tools
      </h2>
      <p className="sub">Technologies and tools I use to bring ideas to life.</p>
      <ul className="tools">
        {tools.map((tool) => (
          <ToolTile
            key={tool.name}
            tool={tool}
            count={projectCards.filter(({ technologies }) => technologies.includes(tool.name)).length}
          />
        ))}
      </ul>
    </div>
  );
}
