/** The store doesn't answer: nobody knows whether what was asked has been done. Asking again does no harm. */
export class FilesAway extends Error {}

/** Where bytes of files are kept, by a key of letters, digits and dashes. Whoever has written can read, after a crash too. @throws FilesAway */
export interface FileStore {
  /** Written whole or not at all; again under the same key replaces it. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>
  /** Null: nothing is kept under the key. */
  get(key: string): Promise<Buffer | null>
  /** Also when nothing is kept under the key. */
  remove(key: string): Promise<void>
}

const keyForm = /^[a-z0-9][a-z0-9-]{0,99}$/

/** @throws Error for a key that could lead elsewhere */
export function checkedKey(key: string): string {
  if (!keyForm.test(key))
    throw new Error(`A file is kept by letters, digits and dashes, not by ${JSON.stringify(key)}.`)
  return key
}
