/**
 * The numbers of PostgreSQL's advisory locks, the same in every process: whoever wants one of these turns waits for it, or
 * leaves it to the process that has it. Each number once; turns over things that have a name are `takeTurn`'s.
 */
export const advisoryKeys = {
  /** In the trigger `keep_a_super_admin`: two demotions at once look one after the other. */
  super_administrators: 7_412_007,
  audit_linking: 7_412_008,
  notification_mails: 7_412_009,
  health_checks: 7_412_010,
  backups: 7_412_011,
  migrations: 7_412_026,
  test_processor_tables: 7_412_027,
  reference_data: 7_412_028,
} as const
