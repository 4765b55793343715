import { chatWords } from '#content/words/chat.ts';
import { slashKey } from '#lib/preferences.ts';
import { useSlashKey } from '#ui/use-preference.ts';

/** Turns the `/` key off and on again. */
export function SlashKeyChoice() {
  const isOn = useSlashKey();
  return (
    <label className="search-keys">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => slashKey.set(target.checked ? 'on' : 'off')}
      />
      {chatWords.search.slashKey}
    </label>
  );
}
