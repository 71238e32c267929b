/** A module that Vike makes, of a shape that is its own business. */
declare module 'virtual:vike:page-entry:client:*';
