import { Group } from '@mantine/core';
import { type ReactNode, createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { ScreenHeader } from './screen-header.tsx';

interface TabsHeaderProps {
  text: string;
  /** Whether it is left out on paper. */
  noPrint?: boolean;
  /** The tabs, and what the open one shows. */
  children: ReactNode;
}

const HeaderPlace = createContext<HTMLElement | null>(null);

/** The header of a screen with tabs: what can be done with the open one stands in it. */
export function TabsHeader({ text, noPrint = false, children }: TabsHeaderProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <ScreenHeader text={text} noPrint={noPrint}>
        <Group gap="xs" ref={setPlace} />
      </ScreenHeader>
      <HeaderPlace value={place}>{children}</HeaderPlace>
    </>
  );
}

/** Puts what can be done with a tab into the header of its screen. */
export function InHeader({ children }: { children: ReactNode }) {
  const place = use(HeaderPlace);
  return place ? createPortal(children, place) : null;
}
