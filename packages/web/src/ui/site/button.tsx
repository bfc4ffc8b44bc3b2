import type { ComponentProps } from 'react';
import { Link } from '#ui/shared/link.tsx';
import css from './button.module.css';

type Look = 'main' | 'second' | 'quiet';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  look?: Look;
  type?: 'button' | 'submit';
  wide?: boolean;
}

export function Button({ look = 'main', type = 'button', wide = false, className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes(look, wide, className)}
    />
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  look?: Look;
  wide?: boolean;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look = 'main', wide = false, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(look, wide, className)} />;
}

function classes(look: Look, wide: boolean, more: string | undefined): string {
  return [css.button, css[look], wide && css.wide, more].filter(Boolean).join(' ');
}
