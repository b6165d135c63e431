import type { TimeViewer } from '../time-viewer.ts'

interface Who {
  readonly side: 'assistant' | 'client' | 'staff' | 'system'
  readonly full_name: string | null
  /** Of an assistant: as clients know them. */
  readonly display_name: string | null
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** How someone is called to a reader: an assistant by the name of their profile, a client to an assistant by the first one. */
export function nameFor(reader: TimeViewer, { side, full_name, display_name }: Who): string {
  if (side === 'system' || full_name === null) return ''
  if (side === 'assistant') return display_name ?? firstName(full_name)
  return reader.side === 'assistant' && side === 'client' ? firstName(full_name) : full_name
}
