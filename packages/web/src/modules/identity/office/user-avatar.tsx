import { Avatar } from '@mantine/core';

interface UserAvatarProps {
  user: { avatar: string; name: string; username: string };
  size: number;
}

/** Somebody's picture, or the first letter of the name; the name itself stands beside it. */
export function UserAvatar({ user, size }: UserAvatarProps) {
  const name = user.name || user.username;
  return (
    <Avatar
      size={size}
      radius={size}
      aria-hidden
      color="navy"
      variant="filled"
      src={user.avatar || null}
      alt=""
      name={name}
    >
      {name.slice(0, 1).toUpperCase()}
    </Avatar>
  );
}
