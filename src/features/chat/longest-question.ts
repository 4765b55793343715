/** The longest question to the bot, in characters. */
export const longestQuestion = 1_000;
