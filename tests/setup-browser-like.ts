import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow; tests wait for conditions.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
