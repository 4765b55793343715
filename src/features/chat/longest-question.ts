/** Characters that a question to the bot may have. */
export const longestQuestion = 1_000;
