import { useState } from 'react';
import { chatWords } from '#content/words-chat.ts';
import { slashKey } from '#lib/slash-key.ts';

/** Turns the `/` key off and on again. */
export function SlashKeyChoice() {
  const [isOn, setIsOn] = useState(slashKey.isOn);
  return (
    <label className="search-keys">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          slashKey.set(target.checked);
          setIsOn(target.checked);
        }}
      />
      {chatWords.search.slashKey}
    </label>
  );
}
