import { sql } from 'kysely'

/** Of rows of `users`: staff who may look after subscriptions and open roles. */
export const canOwn = sql<boolean>`(users.deleted_date is null
  and users.permissions && '{admin_project.edit,admin_matching.edit,super_admin}'::text[])`
