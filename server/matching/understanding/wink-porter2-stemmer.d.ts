declare module 'wink-porter2-stemmer' {
  /** The English stem of a lower-case word, by Porter's second algorithm. */
  export default function stem(word: string): string
}
