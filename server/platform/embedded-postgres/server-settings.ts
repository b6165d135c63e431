/** Settings of one PostgreSQL for one server on one machine. They are given at each start, so they follow the code and not the data's age. */
export const SERVER_SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  // No replica hangs on this server, and bulk loads of demo data then need half the log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Statements and their values hold people's data and tokens: they stay out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}
