declare module 'subset-font' {
  /** A font file in another format, with its axes set. Its own answer is never changed by a later one. */
  export default function subsetFont(
    file: Uint8Array,
    text: null,
    options: { targetFormat: 'truetype'; keepAllGlyphs: true; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>
}
