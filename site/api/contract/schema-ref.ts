/** How every reference to a schema of a contract begins; the schema's name follows. */
export const SCHEMA_REF = '#/components/schemas/'
