/** The files that are read as tables, for a field that takes one. */
export const TABLE_TYPES = '.csv,.tsv,.txt,.xlsx,text/csv'
