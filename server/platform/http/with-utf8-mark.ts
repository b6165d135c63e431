const mark = Buffer.from('\uFEFF')

/** A CSV with the mark at its beginning that tells spreadsheets which letters these are. */
export function withUtf8Mark(csv: Buffer): Buffer {
  return Buffer.concat([mark, csv])
}
