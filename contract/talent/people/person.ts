import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'

/** Whom staff keep notes, documents and relationships of: an assistant by their profile's uuid, or a client company. */
export const personKinds = ['assistant', 'client'] as const
export type PersonKind = (typeof personKinds)[number]

export const personParams = z.object({ kind: z.enum(personKinds), uuid })
export type PersonParams = z.infer<typeof personParams>

/** Of the two the one that is about the kind; the server asks for that one. */
export const peopleViewers = ['admin_virtualassistant.view', 'admin_client.view'] as const
export const peopleEditors = ['admin_virtualassistant.edit', 'admin_client.edit'] as const
