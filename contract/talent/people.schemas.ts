import { note } from './people/note.routes.ts'
import { relationship } from './people/relationship.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const peopleSchemas = {
  PersonNote: note,
  PersonRelationship: relationship,
}
