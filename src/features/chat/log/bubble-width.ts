/** Length from which a message gets a wide bubble. */
const longMessage = 50;

/** The class for the width of a bubble: 40 % for short messages, else 80 %. */
export function bubbleWidth(length: number): 'bubble-short' | 'bubble-long' {
  return length < longMessage ? 'bubble-short' : 'bubble-long';
}
