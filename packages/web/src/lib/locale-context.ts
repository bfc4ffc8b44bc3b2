import { createContext } from 'react';

/** The language a page is drawn in; whoever reads it draws again when it changes. */
export const LocaleContext = createContext('');
