import { z } from 'zod'
import { lineText } from './line-text.ts'

export const longestViewName = 60

/** Which list, where an operation has several: of assistants, of criteria, of adjustments. */
export const listParts = [
  'active',
  'probationary',
  'applicants',
  'rejected',
  'inactive',
  'ineligible',
  'lost',
  'roles',
  'skills',
  'tools',
  'industries',
  'client',
  'va',
] as const
export type ListPart = (typeof listParts)[number]

/** The name of a view of a list. */
export const viewName = lineText().min(1).max(longestViewName)

/** What a person says when a list is saved as a view. */
export const viewWords = z.object({ name: viewName, shared: z.boolean() })

/** The rows a page of a list can have. */
export const viewPageSizes = [10, 25, 50, 100] as const

/** What a view keeps of a list: never the page one was at. */
export const viewQuery = z.object({
  /** By the name that the list's operation has for it: switches as booleans, the rest as text. */
  filters: z
    .record(z.string().max(60), z.union([z.string().max(1100), z.boolean()]))
    .refine((filters) => Object.keys(filters).length <= 30, 'At most 30 filters'),
  sorting: z.array(z.object({ by: z.string().max(60), descending: z.boolean() })).max(5),
  itemsPerPage: z.literal(viewPageSizes),
})
export type ViewQuery = z.infer<typeof viewQuery>
