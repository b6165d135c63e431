import { DocumentTooLong } from '../../platform/pdf/document-too-long.ts'

/** Jobs as no document should be, for the tests of the pool. */
export function spin(): string {
  for (;;);
}

export function exit(): never {
  process.exit(3)
}

export function grow(): string {
  const retained: number[][] = []
  for (;;) retained.push(Array.from({ length: 100_000 }, Math.random))
}

export function throwError(message: string): string {
  throw new Error(message)
}

export function tooLong(): string {
  throw new DocumentTooLong()
}

export const echo = (text: string): string => text
