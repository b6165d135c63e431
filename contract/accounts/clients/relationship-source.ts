import { z } from 'zod'

/** A6.3: who brought an assistant and a client together. */
export const relationshipSource = z.enum(['talent_team', 'csm', 'sales', 'client', 'algo'])
